import { describe, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { objectsIn, rowsIn, textsIn } from './rows-in.ts'

interface Answered {
  readonly id: string
  readonly name: string
}

/** Reads rows from an answer that has not the type of its contract. */
function read(list: unknown) {
  const lines: string[] = []
  const log = createLogger((_, ...facts) => void lines.push(facts.join(' ')), 'warn', 'test')
  const rows = rowsIn({ log }, list as readonly Answered[], ({ id, name }) => ({ id, name: name.trim() }), {
    id: 'string',
    name: 'text',
  })
  return { rows, lines }
}

describe('the rows of a list in an answer', () => {
  it.each([[null], [undefined]])('no row and no line in the log are of %s', (list) => {
    expect(read(list)).toEqual({ rows: [], lines: [] })
  })

  it.each([[{}], ['text'], [42], [true]])('no row, and a line in the log, are of %j', (list) => {
    const { rows, lines } = read(list)
    expect([rows, lines.length]).toEqual([[], 1])
  })

  it.each([[null], ['text'], [{}], [{ id: '', name: 'a' }], [{ id: 7, name: 'a' }], [{ id: 'a', name: 7 }], [[]]])(
    'the member %j alone is left out, with a line in the log',
    (member) => {
      const { rows, lines } = read([{ id: 'first', name: ' One ' }, member, { id: 'last', name: 'Two' }])
      expect(rows).toEqual([
        { id: 'first', name: 'One' },
        { id: 'last', name: 'Two' },
      ])
      expect(lines).toHaveLength(1)
    },
  )

  it('many members that cannot be read are one line in the log', () => {
    expect(read([null, null, 7]).lines).toHaveLength(1)
  })
})

it('objects and texts of a list are those of the type, and a list of another type has none', () => {
  const mixed = [{ id: 'a' }, 'b', null, 3] as never
  expect([objectsIn(mixed), textsIn(mixed)]).toEqual([[{ id: 'a' }], ['b']])
  expect([objectsIn('a' as never), textsIn({} as never), textsIn(null)]).toEqual([[], [], []])
})
