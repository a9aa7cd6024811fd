import { describe, expect, it } from 'vitest'
import { PorticoError } from './errors.ts'
import { secret } from './secret.ts'
import { inShape, type Shape, shaped } from './shape.ts'

interface Place {
  readonly id: string
  readonly name: string
  readonly kind: 'town' | 'village'
  readonly people: number
  readonly visits: number
  readonly isOpen: boolean
  readonly isPaid: boolean
  readonly region: string | null
  readonly note?: string
  readonly limit?: number | null
  readonly tags: readonly string[]
  readonly roads: readonly Road[]
  readonly mayor: { readonly name: string } | null
  readonly facts: Readonly<Record<string, unknown>>
  readonly raw: unknown
  readonly key: ReturnType<typeof secret<string>>
  readonly notes: readonly unknown[]
}

interface Road {
  readonly id: string
  readonly length: number
}

const roadShape: Shape<Road> = { id: 'string', length: 'number' }
const placeShape: Shape<Place> = {
  id: 'string',
  name: 'text',
  kind: 'string',
  people: 'number',
  visits: 'count',
  isOpen: 'flag',
  isPaid: 'boolean',
  'region|null': 'string',
  'note?': 'string',
  'limit?|null': 'number',
  tags: ['string'],
  roads: [roadShape],
  'mayor|null': { name: 'string' },
  facts: 'dictionary',
  'raw?': 'any',
  key: 'any',
  notes: ['any'],
}

const whole: Place = {
  id: 'bern',
  name: 'Bern',
  kind: 'town',
  people: 3,
  visits: 4,
  isOpen: true,
  isPaid: true,
  region: 'BE',
  note: 'old',
  limit: 9,
  tags: ['a'],
  roads: [{ id: 'r', length: 1 }],
  mayor: { name: 'Ada' },
  facts: { a: 1 },
  raw: [null],
  key: secret('k'),
  notes: [7],
}

/** Reads a place one of whose members has another value, as an answer may have. */
const read = (members: object) => inShape({ ...whole, ...members } as Place, placeShape)

describe('an object in its shape', () => {
  it('is the object, with members that the shape does not name', () => {
    expect(read({ more: 7 })).toEqual({ ...whole, more: 7 })
  })

  it.each<[name: keyof Place, value: unknown, read: unknown]>([
    ['name', 7, ''],
    ['name', null, ''],
    ['visits', '4', 0],
    ['isOpen', 'true', false],
    ['region', {}, null],
    ['region', undefined, null],
    ['tags', 'a', []],
    ['tags', ['a', 7, null, {}], ['a']],
    ['roads', {}, []],
    ['roads', [null, { id: 'r', length: '1' }, { id: 's', length: 2 }], [{ id: 's', length: 2 }]],
    ['mayor', 'Ada', null],
    ['mayor', { name: 7 }, null],
    ['facts', [], {}],
    ['raw', null, null],
    ['notes', [7, null, { a: 1 }], [7, null, { a: 1 }]],
    ['notes', 'a', []],
    ['limit', null, null],
  ])('reads its %s %j as %j', (name, value, member) => {
    expect(read({ [name]: value })).toEqual({ ...whole, [name]: member })
  })

  it.each([[7], [null], [{}]])('has no optional member that is %j', (note) => {
    expect(read({ note })).not.toHaveProperty('note')
  })

  it.each([['9'], [undefined], [{}]])('has no optional member that may be null if it is %j', (limit) => {
    expect(read({ limit })).not.toHaveProperty('limit')
  })

  it.each<[name: keyof Place, value: unknown]>([
    ['id', 7],
    ['kind', null],
    ['people', '3'],
    ['isPaid', 'true'],
  ])('cannot be read if its %s is %j', (name, value) => {
    expect(read({ [name]: value })).toBeUndefined()
  })

  it.each([[null], ['text'], [42], [[]]])('is never %j', (value) => {
    expect(inShape(value as never, placeShape)).toBeUndefined()
  })
})

it.each<[given: object, name: string]>([
  [{ name: 'Bern', key: 'k' }, 'Bern'],
  [{ name: 42, key: 'k' }, '42'],
  [{ name: ' ', key: 'k' }, 'k'],
  [{ name: '\u200b', key: 'k' }, 'k'],
  [{ name: {}, key: '' }, 'i'],
  [{}, 'i'],
])('the name of %j can be seen: %s', (given, name) => {
  const row = { id: 'i', ...given } as { readonly id: string; readonly name: string }
  expect(inShape(row, { id: 'string', name: 'name' })?.name).toBe(name)
})

it('a record that cannot be read is an answer that cannot be read', () => {
  expect(shaped(whole.roads[0] as Road, roadShape)).toEqual({ id: 'r', length: 1 })
  expect(() => shaped({ id: 'r' } as Road, roadShape)).toThrow(PorticoError)
  expect(() => shaped(null as never, roadShape)).toThrow(expect.objectContaining({ code: 'unreadable-answer' }))
})
