import language from '../../../src/analyzer/checks/language.ts'
import { testCheck } from '../../support/test-check.ts'

// Rows marked A are of the kind in https://www.w3.org/WAI/standards-guidelines/act/rules/bf051a/
testCheck(language, {
  pass: [
    { html: '<html lang="en">', evidence: { lang: 'en' } },
    { html: '<html lang="FR">' }, // A
    { html: '<html lang="pt-BR">' },
    { html: '<html lang="zh-Hant-TW">' },
    { html: '<html lang="gsw">' },
    { html: '<html lang="en-x-ours">' },
  ],
  fail: {
    missing: [{ html: '<html>' }, { html: '<html xml:lang="en">' }, { html: '<html><body lang="en">' }],
    empty: [{ html: '<html lang="">' }, { html: '<html lang=" ">' }],
    malformed: [
      { html: '<html lang="en_US">', evidence: { lang: 'en_US' } },
      { html: '<html lang="#1">' }, // A
      { html: '<html lang="i-lux">' }, // A
      { html: '<html lang="en-US-GB">' },
      { html: '<html lang="en, de">' },
    ],
    unknown: [
      { html: '<html lang="em-US">', evidence: { lang: 'em-US' } }, // A
      { html: '<html lang="eng">' }, // A
      { html: '<html lang="english">' },
      { html: '<html lang="x-ours">' },
    ],
  },
})
