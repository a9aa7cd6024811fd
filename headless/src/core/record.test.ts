import { describe, expect, it } from 'vitest'
import { membersIn } from './members-in.ts'

interface Place {
  readonly name?: string | null
  readonly people?: number
  readonly isOpen?: boolean
  readonly extra?: unknown
}

const types = { string: ['name'], number: ['people'], boolean: ['isOpen'] } as const
const read = (answer: unknown) => membersIn<Place>(answer as Place, types)

describe('the members of an object in an answer', () => {
  it('are those of their types; null and what the types do not name stay', () => {
    const whole = { name: 'Bern', people: 3, isOpen: false, extra: ['a'] }
    expect(read(whole)).toEqual(whole)
    expect(read({ ...whole, name: null })).toEqual({ ...whole, name: null })
  })

  it.each([
    ['name', 7],
    ['name', {}],
    ['people', '3'],
    ['people', []],
    ['isOpen', 'true'],
  ])('lack %s if it is %j', (name, value) => {
    const whole = { name: 'Bern', people: 3, isOpen: false }
    const { [name]: _, ...rest } = whole as Record<string, unknown>
    expect(read({ ...whole, [name]: value })).toEqual(rest)
  })

  it.each([[null], [undefined], ['text'], [42], [[]], [true]])('are none of %j', (answer) => {
    expect(read(answer)).toEqual({})
  })
})
