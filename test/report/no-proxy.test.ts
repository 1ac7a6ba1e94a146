import { expect, test } from 'vitest'
import { noProxy } from '../../src/report/no-proxy.ts'

test.each([
  [{}, 'localhost,127.0.0.1,[::1]'],
  [{ NO_PROXY: 'intra.example' }, 'intra.example,localhost,127.0.0.1,[::1]'],
  [{ no_proxy: 'a.example', NO_PROXY: 'b.example' }, 'a.example,localhost,127.0.0.1,[::1]'],
])('%j exempts %s', (environment, hosts) => {
  expect(noProxy(environment)).toBe(hosts)
})
