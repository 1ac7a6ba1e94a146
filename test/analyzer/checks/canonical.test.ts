import canonical from '../../../src/analyzer/checks/canonical.ts'
import { testCheck } from '../../support/test-check.ts'

const url = 'https://example.com/mugs'
const link = (href: string, attributes = '') => `<link rel="canonical" href="${href}" ${attributes}>`
const header = (value: string) => ({ headers: [['Link', value] as const] })
const alternates = (...hrefs: string[]) =>
  hrefs
    .map((href, index) => `<link rel="alternate" hreflang="${index === 0 ? 'en' : 'de'}" href="${href}">`)
    .join('')

// https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
testCheck(canonical, {
  pass: [
    { url, html: link(url), evidence: { url } },
    { url, html: link(` ${url}\n`) },
    { url, html: link('https://other.example/mugs') },
    { url, html: `<link rel="Shortlink CANONICAL" href="${url}">` },
    { url, ...header(`<${url}>; rel="canonical"`), evidence: { url } },
    // One address in several places and spellings is one.
    { url, html: link(url) + link('HTTPS://EXAMPLE.com:443/mugs'), ...header(`<${url}>; rel=canonical`) },
    // Ignored beside one that counts.
    { url, html: `${link(url)}<body>${link('/')}` },
    { url, html: link(url) + link('https://example.com/m', 'media="print"') },
    { url, html: link(url), ...header('<https://example.com/x>; rel="canonical"; anchor="/y"') },
    // Home pages may name themselves, and an index file its folder.
    { url: 'https://example.com/', html: link('https://example.com/') },
    { url: 'https://example.com/?from=mail', html: link('https://example.com/') },
    { url: 'https://example.com/index.html', html: link('https://example.com/') },
    { url, html: link('https://example.com/?p=12') },
    { url, html: link('https://shop.example.com/') },
    { url, html: link(url) + alternates(url, 'https://example.com/de') },
    // The page itself is no version of its own here, only its canonical is.
    { url: `${url}?from=mail`, html: link(url) + alternates(url, 'https://example.com/de') },
    { url, html: `<base href="https://cdn.example/">${link(url)}` },
  ],
  fail: {
    invalid: [
      { url, html: link('https://'), evidence: { count: 1 } },
      { url, html: link('mailto:shop@example.com') },
      { url, html: link('') },
      { url, html: link(url) + link('http://[') },
    ],
    relative: [
      { url, html: link('/mugs'), evidence: { instances: ['<link rel="canonical" href="/mugs">'] } },
      { url, html: link('//example.com/mugs') },
      { url, html: link('example.com/mugs') },
      {
        url,
        ...header('</mugs>; rel="canonical"'),
        evidence: { instances: ['Link: </mugs>; rel="canonical"'] },
      },
    ],
    several: [
      { url, html: link(url) + link('https://example.com/cups'), evidence: { count: 2 } },
      { url, html: link(url), ...header('<https://example.com/cups>; rel="canonical"') },
      { url, html: link(url) + link('http://example.com/mugs') },
    ],
    'outside-head': [
      { url, html: `<body><p>Text${link(url)}` },
      { url, html: `<head><img src="/a.png">${link(url)}` },
    ],
    'home-page': [
      { url, html: link('https://example.com/') },
      { url, html: link('https://www.example.com') },
      { url, html: link('http://example.com/index.php') },
    ],
    'other-language': [
      { url, html: link('https://example.com/de') + alternates(url, 'https://example.com/de') },
      {
        url,
        html: link('https://example.com/de'),
        ...header(
          `<${url}>; rel="alternate"; hreflang="en", <https://example.com/de>; rel="alternate"; hreflang="de"`,
        ),
      },
    ],
    fragment: [
      { url, html: link(`${url}#top`) },
      { url, html: link(`${url}#`) },
    ],
  },
  notApplicable: [
    { html: '' },
    { html: '<link rel="canonical">' },
    { html: link(url, 'hreflang="en"') },
    { html: link(url, 'lang="en"') },
    { html: link(url, 'media="print"') },
    { html: link(url, 'type="text/html"') },
    { ...header('<https://example.com/m>; rel="canonical"; media="print"') },
    { html: `<template>${link(url)}</template>` },
  ],
})
