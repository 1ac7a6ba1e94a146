import imageAlt from '../../../src/analyzer/checks/image-alt.ts'
import { testCheck } from '../../support/test-check.ts'

// Rows marked 23a2a8 and 59796f are of the kind that these ACT rules pass or fail:
// https://www.w3.org/WAI/standards-guidelines/act/rules/23a2a8/
// https://www.w3.org/WAI/standards-guidelines/act/rules/59796f/
testCheck(imageAlt, {
  pass: [
    { html: '<img src="/mug.jpg" alt="A blue mug">', evidence: { images: 1 } }, // 23a2a8
    { html: '<img src="/line.png" alt="">' }, // 23a2a8
    { html: '<img src="/line.png" alt>' },
    { html: '<img src="/mug.jpg" aria-label="A blue mug">' }, // 23a2a8
    { html: '<p id="m">A blue mug</p><img src="/mug.jpg" aria-labelledby="m">' }, // 23a2a8
    { html: '<img src="/mug.jpg" title="A blue mug">' }, // 23a2a8
    { html: '<img src="/line.png" role="presentation">' }, // 23a2a8
    { html: '<img src="/line.png" role="none">' }, // 23a2a8
    { html: '<img src="/mug.jpg" alt=" " title="A blue mug">' },
    {
      html: '<img src="/mug.jpg" alt="Mug"><img src="/pixel.gif" style="DISPLAY: none">',
      evidence: { images: 1 },
    },
    { html: '<input type="image" src="/go.png" alt="Search">' }, // 59796f
    { html: '<map name="m"><area href="/a" alt="Mugs"><area alt></map>' },
  ],
  fail: {
    control: [
      {
        html: '<input type="image" src="/go.png">',
        evidence: { instances: ['<input type="image" src="/go.png">'] },
      }, // 59796f
      { html: '<input type="image" src="/go.png" alt="">' }, // 59796f
      { html: '<map name="m"><area href="/a"></map>' },
      { html: '<img src="/mug.jpg"><input type="image" src="/go.png">', evidence: { count: 1 } },
    ],
    missing: [
      { html: '<img src="/mug.jpg">', evidence: { count: 1, instances: ['<img src="/mug.jpg">'] } }, // 23a2a8
      { html: '<img src="/mug.jpg" title="" aria-label=" " aria-labelledby="nowhere">' },
      { html: '<img src="/mug.jpg" role="img">' },
      { html: '<img src="/a.jpg"><img src="/b.jpg" alt=" ">', evidence: { count: 1 } },
    ],
    blank: [
      { html: '<img src="/mug.jpg" alt=" ">', evidence: { instances: ['<img src="/mug.jpg" alt=" ">'] } },
    ], // 23a2a8
  },
  notApplicable: [
    { html: '<p>Text' },
    { html: '<img src="/mug.jpg" hidden>' },
    { html: '<div aria-hidden="true"><img src="/mug.jpg"></div>' }, // 23a2a8
    { html: '<img src="/pixel.gif" style="visibility:hidden">' },
    { html: '<noscript><img src="/pixel.gif"></noscript>' },
    { html: '<input type="text">' },
  ],
})
