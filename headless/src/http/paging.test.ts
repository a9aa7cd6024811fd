import { describe, expect, it } from 'vitest'
import { auditsPage, identityPage, logsPage, teamPage } from '../../../providers/emulator/src/http/page.ts'
import { emptyList, type ListPage, type ListQuery } from '../core/lists/list.ts'
import {
  auditsPageOf,
  auditsQuery,
  identityPageOf,
  identityQuery,
  logsPageOf,
  logsQuery,
  pageWithin,
  teamPageOf,
  teamQuery,
} from './paging.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly age: number
}

const people: readonly Person[] = ['Cleo', 'ada', 'Ben', 'Dora', 'emil'].map((name, at) => ({
  id: String(at),
  name,
  age: (7 * at) % 5,
}))
const columns = ['name', 'age'] as const
const ofPeople = { search: ['name'], sort: columns } as const

const asked = (change: Partial<ListQuery> = {}): ListQuery => ({ ...emptyList().query, pageSize: 2, ...change })
const namesOf = ({ rows }: ListPage<Person>) => rows.map(({ name }) => name)
const urlOf = (query: object) =>
  new URL(
    `http://localhost/list?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  )

const dialects = {
  identity: (query: ListQuery) => identityPageOf(identityPage(urlOf(identityQuery(query, columns)), people, ofPeople)),
  audits: (query: ListQuery) => auditsPageOf(auditsPage(urlOf(auditsQuery(query, columns)), people, ofPeople)),
  team: (query: ListQuery) => teamPageOf(teamPage(urlOf(teamQuery(query, columns)), people, ofPeople)),
  logs: (query: ListQuery) => logsPageOf(logsPage(urlOf(logsQuery(query)), people)),
  whole: (query: ListQuery) => pageWithin(people, query, ['name']),
}

describe.each(Object.entries(dialects))('a list in the dialect %s', (_, read) => {
  it('returns each page, and the number of all rows', () => {
    expect(read(asked())).toEqual({ rows: people.slice(0, 2), total: 5 })
    expect(read(asked({ page: 1 }))).toEqual({ rows: people.slice(2, 4), total: 5 })
    expect(read(asked({ page: 2 }))).toEqual({ rows: people.slice(4), total: 5 })
    expect(read(asked({ page: 3 })).rows).toEqual([])
  })

  it('returns all rows without a page size', () => {
    expect(read(asked({ pageSize: null }))).toEqual({ rows: people, total: 5 })
  })
})

describe.each(['identity', 'audits', 'team', 'whole'] as const)('a list in the dialect %s that sorts', (dialect) => {
  it.each([
    ['name', 'ASC', ['ada', 'Ben']],
    ['name', 'DESC', ['emil', 'Dora']],
    ['age', 'ASC', ['Cleo', 'Dora']],
    ['age', 'DESC', ['Ben', 'emil']],
  ] as const)('sorts by %s %s', (by, order, names) => {
    expect(namesOf(dialects[dialect](asked({ sort: { by, order } })))).toEqual(names)
  })
})

describe.each(['identity', 'audits', 'whole'] as const)('a list in the dialect %s that searches', (dialect) => {
  it('finds a text without regard to case, and counts the rows found', () => {
    expect(dialects[dialect](asked({ search: 'E', pageSize: 9 }))).toMatchObject({ total: 3 })
    expect(namesOf(dialects[dialect](asked({ search: 'bEN' })))).toEqual(['Ben'])
  })
})

describe('a query of the wire', () => {
  it('counts pages for identity and team, and rows for audits and logs', () => {
    const query = asked({ page: 3, pageSize: 20 })
    expect(identityQuery(query, columns)).toMatchObject({ _offset: 3, _limit: 20 })
    expect(teamQuery(query, columns)).toMatchObject({ pageOffset: 3, pageSize: 20 })
    expect(auditsQuery(query, columns)).toMatchObject({ offset: 60, count: 20 })
    expect(logsQuery(query)).toEqual({ offset: 60, limit: 20 })
  })

  it('names each filter after its column', () => {
    const query = asked({ filters: { severity: 'High' } })
    expect([identityQuery, teamQuery, auditsQuery].map((of) => of(query, columns))).toMatchObject(
      Array(3).fill({ severity: 'High' }),
    )
  })

  it('a filter does not replace the page in a query', () => {
    expect(auditsQuery(asked({ page: 1, filters: { offset: '99' } }), columns).offset).toBe(2)
  })

  it('leaves out a column that the list does not sort by, such as one from an old address', () => {
    const query = asked({ sort: { by: 'shoe', order: 'ASC' } })
    expect(identityQuery(query, columns)).toEqual({ _offset: 0, _limit: 2 })
  })
})

describe('a list that comes whole', () => {
  it('finds a text without regard to accents', () => {
    expect(pageWithin([{ id: '1', name: 'Zoë' }], asked({ search: 'zoe' }), ['name']).total).toBe(1)
  })

  it('compares a filter with the value of its column', () => {
    expect(namesOf(pageWithin(people, asked({ filters: { age: '4' } }), ['name']))).toEqual(['Ben'])
    expect(pageWithin(people, asked({ filters: { shoe: '4' } }), ['name']).total).toBe(0)
  })

  it('puts rows without a value last, in both directions', () => {
    const rows = [
      { id: '1', name: '' },
      { id: '2', name: 'b' },
      { id: '3', name: 'a' },
    ]
    const sorted = (order: 'ASC' | 'DESC') =>
      pageWithin(rows, asked({ pageSize: null, sort: { by: 'name', order } }), ['name']).rows.map(({ id }) => id)
    expect([sorted('ASC'), sorted('DESC')]).toEqual([
      ['3', '2', '1'],
      ['2', '3', '1'],
    ])
  })

  it('a sorted page does not change the list it was made from', () => {
    const before = [...people]
    pageWithin(people, asked({ sort: { by: 'name', order: 'ASC' } }), ['name'])
    expect(people).toEqual(before)
  })
})
