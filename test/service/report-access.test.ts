import { scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { TestService } from '../support/test-service.ts'

const url = 'https://shop.example/'
const path = '/api/v1/reports/1'
const password = 'correct horse & battery'

const stored = (service: TestService) => service.store.reports.find('ada', 1)

/** Whether a stored hash is that of a password. */
function opens(hash: string | null | undefined, word: string): boolean {
  const [scheme, salt = '', key] = hash?.split('$') ?? []
  const derived = scryptSync(word, Buffer.from(salt, 'base64'), 32).toString('base64')
  return scheme === 'scrypt' && derived === key
}

describe('on create', () => {
  test.each([
    [{}, 0],
    [{ privacy: '' }, 0],
    [{ privacy: '0' }, 0],
    [{ privacy: '1' }, 1],
    [{ privacy: '2', password }, 2],
    [{ privacy: '1', password }, 1],
    [{ password }, 0],
  ])('%o', async (form, privacy) => {
    using service = new TestService()
    expect((await service.create(url, form)).privacy).toBe(privacy)
    expect(opens(stored(service)?.password_hash, password)).toBe(privacy === 2)
    if (privacy !== 2) expect(stored(service)?.password_hash).toBeNull()
  })

  test.each([
    [{ privacy: '3' }, 'privacy'],
    [{ privacy: '-1' }, 'privacy'],
    [{ privacy: 'public' }, 'privacy'],
    [{ privacy: '1.0' }, 'privacy'],
    [{ privacy: '2' }, 'password'],
    [{ privacy: '2', password: '' }, 'password'],
  ])('%o is a 422 that names %s, before any work', async (form, name) => {
    using service = new TestService()
    const { status, body } = await service.send('POST', '/api/v1/reports', { form: { url, ...form } })
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
    expect(service.analysed).toEqual([])
  })
})

describe('on update', () => {
  const other = 'another word'

  test.each([
    ['nothing said, nothing changed', {}, 2, password],
    ['made public', { privacy: '0' }, 0, null],
    ['made private', { privacy: '1' }, 1, null],
    ['a word has no effect on a private report', { privacy: '1', password: other }, 1, null],
    ['another word', { privacy: '2', password: other }, 2, other],
    ['another word, the privacy being 2 already', { password: other }, 2, other],
    ['the privacy that it has, the word kept', { privacy: '2' }, 2, password],
  ])('of a report with a password: %s', async (_, form, privacy, word) => {
    using service = new TestService()
    await service.create(url, { privacy: '2', password })
    const { status, body } = await service.send('PATCH', path, { form })
    expect([status, body.data.privacy]).toEqual([200, privacy])
    if (word === null) expect(stored(service)?.password_hash).toBeNull()
    else expect(opens(stored(service)?.password_hash, word)).toBe(true)
  })

  test.each([
    ['nothing said, nothing changed', {}, 0, null],
    ['a word alone has no effect', { password: other }, 0, null],
    ['a password', { privacy: '2', password: other }, 2, other],
  ])('of a public report: %s', async (_, form, privacy, word) => {
    using service = new TestService()
    await service.create(url)
    const { status, body } = await service.send('PATCH', path, { form })
    expect([status, body.data.privacy]).toEqual([200, privacy])
    if (word === null) expect(stored(service)?.password_hash).toBeNull()
    else expect(opens(stored(service)?.password_hash, word)).toBe(true)
  })

  test.each([
    [{ privacy: '2' }, 'password'],
    [{ privacy: '9' }, 'privacy'],
  ])('%o of a public report is a 422 that names %s, and changes nothing', async (form, name) => {
    using service = new TestService()
    const before = await service.create(url)
    const { status, body } = await service.send('PATCH', path, { form: { ...form, results: '1' } })
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
    expect(await service.show(1)).toEqual(before)
    expect(service.analysed).toHaveLength(1)
  })
})

describe('a password', () => {
  test('is in no answer, nor is its hash', async () => {
    using service = new TestService()
    const form = { privacy: '2', password }
    const answers = [
      await service.send('POST', '/api/v1/reports', { form: { url, ...form } }),
      await service.send('POST', '/api/v1/reports', { form: { url, ...form } }),
      await service.send('GET', path),
      await service.send('PUT', path, { form: { ...form, results: '1' } }),
      await service.send('PUT', path, { form: { ...form, results: password } }),
      await service.send('PATCH', path, { form: { privacy: password, password } }),
      await service.list(),
      await service.list({ search: 'x', sort_by: password }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 200, 200, 422, 422, 200, 422])
    for (const { text } of answers) expect(text).not.toMatch(/correct horse|scrypt|password_hash/)
  })

  test('is stored as a salted hash: the same word twice is not the same', async () => {
    using service = new TestService()
    const form = { privacy: '2', password }
    await service.create(url, form)
    const first = stored(service)?.password_hash
    await service.send('PUT', path, { form })
    const second = stored(service)?.password_hash
    expect(first).not.toBe(second)
    expect([opens(first, password), opens(second, password), opens(second, 'guess')]).toEqual([
      true,
      true,
      false,
    ])
    expect(JSON.stringify(stored(service))).not.toContain('horse')
  })

  test.each([' spaces around ', 'päß\u0000wörd', '😀'.repeat(1000), '%26&=+'])('may be "%s"', async word => {
    using service = new TestService()
    await service.create(url, { privacy: '2', password: word })
    expect(opens(stored(service)?.password_hash, word)).toBe(true)
  })
})
