import crawlableLinks from '../../../src/analyzer/checks/crawlable-links.ts'
import { testCheck } from '../../support/test-check.ts'

// Rows marked G stand in https://developers.google.com/search/docs/crawling-indexing/links-crawlable
testCheck(crawlableLinks, {
  pass: [
    { html: '<a href="https://example.com">Shop</a>', evidence: { links: 1 } }, // G
    { html: '<a href="/products/category/shoes">Shoes</a>' }, // G
    { html: `<a href="/products/category/shoes" onclick="javascript:goTo('shoes')">Shoes</a>` }, // G
    { html: '<a href="products.php?id=123">Product</a>' }, // G
    { html: '<a href="#top">Up</a><a href="#">Up</a>' },
    { html: '<a href="mailto:shop@example.com">Write</a><a href="tel:+431234">Call</a>' },
    { html: `<a href="${'/long'.repeat(10_000)}">Long</a>` },
    { html: '<base href="https://elsewhere.example/deep/"><a href="x">Deep</a>' },
    { html: '<a href="/">Home</a><a name="top"></a><a id="top">Top</a><a>Here</a>', evidence: { links: 1 } },
    { html: '<a href="/">Home</a><a role="button" onclick="open()">Menu</a>', evidence: { links: 1 } },
    { html: '<a href="/">Home</a><a role="tab" href="javascript:void(0)">Tab</a>', evidence: { links: 1 } },
  ],
  fail: {
    script: [
      {
        html: `<a href="javascript:goTo('products')">Products</a>`, // G
        evidence: { count: 1, instances: [`<a href="javascript:goTo('products')">Products</a>`] },
      },
      { html: `<a href="javascript:window.location.href='/products'">Products</a>` }, // G
      { html: '<a href="javascript:void(0)">Products</a>' },
      { html: '<a href=" java\nscript:;">Products</a>' },
      { html: `<a href="${' '.repeat(3_000)}javascript:${'x'.repeat(10_000)}">Products</a>` },
      { html: '<a name="x" href="JavaScript:;">Products</a>' },
      { html: '<a href="javascript:;">One</a><a href="">Two</a>', evidence: { count: 1 } },
    ],
    'no-address': [
      { html: '<a routerLink="products/category">Products</a>' }, // G
      { html: `<a onclick="goto('https://example.com')">Shop</a>` }, // G
      { html: '<a [routerLink]="path">Products</a>' },
      { html: '<a @click.prevent="open">Products</a>' },
      { html: '<a :href="path">Products</a>' },
      { html: '<a data-href="/products">Products</a>' },
      { html: '<a target="_blank">Products</a>' },
      { html: '<a role="link">Products</a>' },
    ],
    empty: [
      { html: '<a href="">Products</a>' },
      { html: '<a href=" \n">Products</a>' },
      { html: '<a href>Products</a>' },
    ],
    invalid: [{ html: '<a href="https://">Products</a>' }, { html: '<a href="http://[">Products</a>' }],
    'local-file': [{ html: '<a href="file:///C:/shop/mugs.html">Mugs</a>' }],
  },
  notApplicable: [{ html: '<p>Text' }, { html: '<a name="top"></a><a class="current">Here</a>' }],
})
