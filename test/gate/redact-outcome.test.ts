import { describe, expect, test } from 'vitest'
import { redactOutcome } from '../../src/gate/redact-outcome.ts'
import { createRedactor } from '../../src/report/redact.ts'
import { aCheck, anErrorPage, aPage } from '../support/run-results.ts'

const redact = createRedactor(['s3cret'])

describe('redactOutcome', () => {
  test('takes secrets out of every text of a service', () => {
    const page = aPage({
      why: 'First to mend: s3cret.',
      report: {
        id: 's3cret',
        url: 'https://shop.example/?s3cret',
        project: 's3cret shop',
        reportUrl: 'https://reports.example/s3cret',
      },
      checks: [
        aCheck({
          id: 's3cret',
          title: 'S3cret',
          reason: 's3cret',
          advice: 'Hide s3cret.',
          details: { s3cret: 's3cret', instances: ['a s3cret', 'b'], count: 2, found: true, none: null },
        }),
      ],
    })
    expect(redactOutcome(page, redact)).toStrictEqual({
      ...page,
      why: 'First to mend: ***.',
      report: {
        ...page.report,
        id: '***',
        url: 'https://shop.example/?***',
        project: '*** shop',
        reportUrl: 'https://reports.example/***',
      },
      checks: [
        aCheck({
          id: '***',
          title: '***',
          reason: '***',
          advice: 'Hide ***.',
          details: { '***': '***', instances: ['a ***', 'b'], count: 2, found: true, none: null },
        }),
      ],
    })
  })

  test('takes secrets out of an error', () => {
    const page = { ...anErrorPage('https://shop.example/', { message: 'key s3cret' }), why: 'key s3cret' }
    expect(redactOutcome(page, redact)).toStrictEqual({
      ...page,
      why: 'key ***',
      error: { code: 'timeout', message: 'key ***', status: null },
    })
  })

  test('leaves the URL as the user wrote it', () => {
    const page = aPage({ url: 'https://shop.example/s3cret' })
    expect(redactOutcome(page, redact)).toStrictEqual(page)
  })

  test('leaves nothing out of what has no secret', () => {
    const page = aPage({ report: { project: null }, checks: [aCheck(), aCheck({ status: 'passed' })] })
    expect(redactOutcome(page, redact)).toStrictEqual(page)
  })

  test.each(['bad', 'passed', 'failed', 'high', 'seo', 'created', 'password', '2026', 'null', 'error'])(
    'keeps words with a meaning where the password is %j',
    password => {
      const page = aPage({
        report: { result: 'bad', privacy: 'password' },
        previous: { result: 'bad', score: 20, generatedAt: '2026-01-01T00:00:00.000Z' },
        verdict: 'failed',
        checks: [aCheck()],
      })
      const redacted = redactOutcome(page, createRedactor([password]))
      expect(redacted).toMatchObject({ verdict: 'failed', outcome: 'created', previous: page.previous })
      expect(redacted.report).toMatchObject({
        result: 'bad',
        privacy: 'password',
        generatedAt: page.report?.generatedAt,
      })
      expect(redacted.checks).toMatchObject([{ status: 'failed', importance: 'high', category: 'seo' }])
    },
  )
})
