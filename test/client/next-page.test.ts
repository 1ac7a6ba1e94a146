import { describe, expect, test } from 'vitest'
import { listTotal, nextPage } from '../../src/client/next-page.ts'
import type { Fields } from '../../src/client/request.ts'

const query = { search: 'a&b', per_page: 10 }
const at = (page: number): Fields => ({ ...query, page })

describe('the next page', () => {
  test.each<[what: string, answer: unknown, asked: Fields, isFull: boolean, next: Fields | null]>([
    ['links.next', { links: { next: '/api/v1/reports?page=2' } }, query, true, { ...query, page: '2' }],
    [
      'links.next of a page that is not full',
      { links: { next: '?page=2' } },
      query,
      false,
      { ...query, page: '2' },
    ],
    [
      'links.next on another host, of which only the query counts',
      { links: { next: 'http://inner.example:8080/other?page=3&search=other' } },
      at(2),
      true,
      { search: 'other', per_page: 10, page: '3' },
    ],
    [
      'links.next with a cursor',
      { links: { next: '?cursor=x%2By' } },
      query,
      true,
      { ...query, cursor: 'x+y' },
    ],
    ['links.next null', { links: { next: null } }, query, true, null],
    [
      'links.next null, whatever meta says',
      { links: { next: null }, meta: { last_page: 9 } },
      query,
      true,
      null,
    ],
    ['links without next', { links: {} }, query, true, at(2)],
    ['links that are a list', { links: [{ url: '?page=2' }] }, query, true, at(2)],
    ['links.next that is no address', { links: { next: 'http://[' } }, query, true, at(2)],
    ['links.next that is a number', { links: { next: 2 } }, query, false, null],
    [
      'next_page_url',
      { next_page_url: 'https://seo.example/api/v1/reports?page=2' },
      query,
      false,
      { ...query, page: '2' },
    ],
    ['next_page_url null', { next_page_url: null }, query, true, null],
    ['meta.next_page_url', { meta: { next_page_url: '?page=2' } }, query, false, { ...query, page: '2' }],
    ['meta.last_page, more to come', { meta: { last_page: 3 } }, at(2), false, at(3)],
    ['meta.last_page reached', { meta: { last_page: 3 } }, at(3), true, null],
    [
      'meta.last_page after a page number of a link',
      { meta: { last_page: 3 } },
      { ...query, page: '2' },
      true,
      at(3),
    ],
    ['meta.last_page 1', { meta: { last_page: 1 } }, query, true, null],
    ['meta.last_page as a text', { meta: { last_page: '3' } }, query, false, null],
    ['last_page beside the list', { last_page: 2 }, query, false, at(2)],
    ['nothing told, page full', { data: [] }, query, true, at(2)],
    ['nothing told, third page full', { data: [] }, at(3), true, at(4)],
    ['nothing told, page not full', { data: [] }, query, false, null],
    ['a bare list, full', [], query, true, at(2)],
    ['a bare list, not full', [], query, false, null],
  ])('%s', (_, answer, asked, isFull, next) => {
    expect(nextPage(answer, asked, isFull)).toEqual(next)
  })
})

describe('the length of the list', () => {
  test.each<[unknown, number | null]>([
    [{ meta: { total: 120 } }, 120],
    [{ total: 0 }, 0],
    [{ meta: {}, total: 7 }, null],
    [{ meta: { total: '120' } }, null],
    [{ meta: { total: -1 } }, null],
    [{ total: 1.5 }, null],
    [{ data: [] }, null],
    [[], null],
    [null, null],
  ])('%j: %j', (answer, total) => {
    expect(listTotal(answer)).toBe(total)
  })
})
