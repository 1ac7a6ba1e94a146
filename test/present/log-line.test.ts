import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logLine, logText } from '../../src/present/log-line.ts'
import { hostileText } from './hostile-text.ts'

test.each([
  ['plain text', 'A title: 100% | #1', 'A title: 100% | #1'],
  ['a command at the start', '::error::x', ': :error::x'],
  ['a command on a second line', 'a\n::error::x', 'a ::error::x'],
  ['an old command', 'a ##[error]x', 'a ## [error]x'],
  ['colours', '\u001b[31mred\u009b0m', '[31mred 0m'],
])('%s', (_, text, expected) => {
  expect(logText(text)).toBe(expected)
  expect(logLine(text)).toBe(expected)
})

test('text is trimmed and cut, a line keeps its columns', () => {
  expect(logText('  a   b\n', 3)).toBe('a b')
  expect(logText('abcdef', 4)).toBe('abc…')
  expect(logLine('  a   b\n')).toBe('  a   b')
  expect(logLine('  ::error::x')).toBe('  : :error::x')
})

test.each([
  ['text', logText],
  ['line', logLine],
])('no %s forges a command or moves the cursor', (_, safe) => {
  fc.assert(
    fc.property(hostileText, text => {
      expect(safe(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|##\[|^\s*::/u)
    }),
    { numRuns: 2000 },
  )
})
