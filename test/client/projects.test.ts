import { describe, expect, test } from 'vitest'
import { BadResponseError } from '../../src/client/errors/bad-response-error.ts'
import type { ProjectQuery } from '../../src/client/list-projects.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'

const shop = { project: 'shop', createdAt: '2026-01-31T12:00:00.000Z' }

describe('the list of projects', () => {
  test.each<[string, unknown]>([
    ['data', { data: [{ project: 'shop', created_at: '2026-01-31 12:00:00' }], links: {}, meta: {} }],
    ['projects', { projects: [{ name: 'shop', created_at: '2026-01-31T12:00:00Z' }] }],
    ['a bare list', [{ id: 1, project: 'shop', created_at: 1769860800 }]],
  ])('in the layout %s', async (_, body) => {
    const { client } = await serviceAndClient({ answer: () => ({ body }) })
    expect(await Array.fromAsync(client.projects.list())).toEqual([shop])
  })

  test('of names alone', async () => {
    const { client } = await serviceAndClient({ answer: () => ({ body: { data: ['shop', 'blog'] } }) })
    expect(await Array.fromAsync(client.projects.list())).toEqual([
      { project: 'shop', createdAt: null },
      { project: 'blog', createdAt: null },
    ])
  })

  test.each<[ProjectQuery, string]>([
    [{}, 'per_page=100'],
    [{ search: 'a b' }, 'search=a+b&search_by=project&per_page=100'],
    [{ sortBy: 'created_at', sort: 'desc', perPage: 25 }, 'sort_by=created_at&sort=desc&per_page=25'],
  ])('is asked for with %j', async (query, sent) => {
    const { service, client } = await serviceAndClient({ answer: () => ({ body: [] }) })
    await Array.fromAsync(client.projects.list(query))
    expect(service.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/v1/projects'])
    expect(String(service.requests[0]?.query)).toBe(sent)
  })

  test('goes on over its pages', async () => {
    const { service, client } = await serviceAndClient({
      answer: ({ query }) => {
        const page = Number(query.get('page') ?? 1)
        return { body: { data: [`p${page}`], links: { next: page < 3 ? `?page=${page + 1}` : null } } }
      },
    })
    const found = await Array.fromAsync(client.projects.list({ perPage: 10 }))
    expect(found.map(({ project }) => project)).toEqual(['p1', 'p2', 'p3'])
    expect(service.requests).toHaveLength(3)
  })

  test.each<[string, unknown, string]>([
    ['no list', { data: { project: 'shop' } }, 'without a list of projects'],
    ['an object', {}, 'without a list of projects'],
    ['a project without a name', [{ id: 1 }], 'with a project that has no name'],
    ['a null project', [null], 'with a project that has no name'],
  ])('is refused with %s', async (_, body, problem) => {
    const { client } = await serviceAndClient({ answer: () => ({ body: JSON.stringify(body) }) })
    const error = await rejectionOf(Array.fromAsync(client.projects.list()), BadResponseError)
    expect(error.message).toContain(problem)
  })
})
