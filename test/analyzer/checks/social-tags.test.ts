import socialTags from '../../../src/analyzer/checks/social-tags.ts'
import { testCheck } from '../../support/test-check.ts'

const tags = (names: readonly string[], attribute = 'property', content = 'x') => ({
  html: names.map(name => `<meta ${attribute}="${name}" content="${content}">`).join(''),
})
const required = ['og:title', 'og:type', 'og:image', 'og:url']

testCheck(socialTags, {
  pass: [
    tags(required),
    tags([...required, 'og:site_name']),
    tags(required, 'name'),
    tags(['OG:Title', 'og:type', 'og:image twitter:image', 'og:url']),
  ],
  fail: {
    none: [{ html: '' }, tags(['og:site_name']), tags(required, 'property', ' ')],
    incomplete: [
      { ...tags(required.slice(1)), evidence: { count: 1, instances: ['og:title'] } },
      { ...tags(['og:image']), evidence: { count: 3 } },
      { ...tags(['og:title', 'og:type', 'og:image:url', 'og:url']), evidence: { instances: ['og:image'] } },
    ],
  },
})
