import { describe, expect, test } from 'vitest'
import { fileCommands, workflowCommands } from '../support/workflow-commands.ts'

// The helper that other tests trust to see a forged command.
describe('a runner obeys', () => {
  test.each([
    ['::error::boom', 'error', {}, 'boom'],
    ['  \t::error::boom', 'error', {}, 'boom'],
    ['\u00a0::stop-commands::x', 'stop-commands', {}, 'x'],
    ['::error title=a%3Ab%2Cc,file=x.ts::1%0A2%253A', 'error', { title: 'a:b,c', file: 'x.ts' }, '1\n2%3A'],
    ['text ##[error]boom', 'error', {}, 'boom'],
    ['##[set-env name=A;x=%3B]b%0Ac', 'set-env', { name: 'A', x: ';' }, 'b\nc'],
    ['a :: b :: c', undefined, {}, ''],
    ['::error', undefined, {}, ''],
    ['## [error]', undefined, {}, ''],
    ['##[error', undefined, {}, ''],
  ])('%j', (line, command, properties, data) => {
    const expected = command === undefined ? [] : [{ command, properties, data }]
    expect(workflowCommands(`before\n${line}\nafter`)).toEqual(expected)
  })

  test.each(['\n', '\r', '\r\n'])('a command after any end of line (%j)', end => {
    expect(workflowCommands(`a${end}::b::c`)).toHaveLength(1)
  })
})

describe('a file of outputs', () => {
  test('has plain pairs and blocks', () => {
    expect(fileCommands('a=1=2\r\nb<<END\nx\n\nb=3\nEND\nc<<E\nE\n')).toEqual([
      ['a', '1=2'],
      ['b', 'x\n\nb=3'],
      ['c', ''],
    ])
  })

  test.each(['nothing', '=1', '<<E\nE', 'a<<E\nx', 'a<<\n\n'])('that is broken fails the step: %j', text => {
    expect(() => fileCommands(text)).toThrow()
  })
})
