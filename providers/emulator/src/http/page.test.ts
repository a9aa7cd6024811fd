import { describe, expect, it } from 'vitest'
import { auditsPage, identityPage, logsPage, teamPage } from './page.ts'

const people = ['Cleo', 'ada', 'Ben', 'Dora', 'emil'].map((name, at) => ({ name, age: 10 * at, note: `n${at}` }))
const columns = { search: ['name'], sort: ['name', 'age'] } as const

function at(query: string): URL {
  return new URL(`http://localhost/list?${query}`)
}

const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)

describe('a page of an identity list', () => {
  it('skips whole pages by `_offset`', () => {
    const { items, _metadata } = identityPage(at('_offset=1&_limit=2'), people)
    expect(namesOf(items)).toEqual(['Ben', 'Dora'])
    expect(_metadata).toEqual({ totalItems: 5, totalPages: 3 })
  })

  it('a page of an identity list has ten rows by default, in their original order', () => {
    const many = Array.from({ length: 11 }, (_, name) => ({ name: String(name) }))
    expect(namesOf(identityPage(at(''), many).items)).toEqual(namesOf(many.slice(0, 10)))
  })

  it('sorts by a column in both directions, without case', () => {
    const sorted = (order: string) =>
      namesOf(identityPage(at(`_sortBy=name&_order=${order}&_limit=3`), people, columns).items)
    expect(sorted('ASC')).toEqual(['ada', 'Ben', 'Cleo'])
    expect(sorted('DESC')).toEqual(['emil', 'Dora', 'Cleo'])
  })

  it('sorts numbers by value', () => {
    const rows = [{ age: 100 }, { age: 9 }, { age: 20 }]
    expect(identityPage(at('_sortBy=age'), rows, { sort: ['age'] }).items.map(({ age }) => age)).toEqual([9, 20, 100])
  })

  it('searches before it pages', () => {
    const { items, _metadata } = identityPage(at('_filter=E&_limit=2'), people, columns)
    expect(namesOf(items)).toEqual(['Cleo', 'Ben'])
    expect(_metadata).toEqual({ totalItems: 3, totalPages: 2 })
  })

  it('searches no column but the named ones', () => {
    expect(identityPage(at('_filter=n1'), people, columns).items).toEqual([])
  })

  it('leaves the rows of the state in their order', () => {
    const rows = [...people]
    identityPage(at('_sortBy=name'), rows, columns)
    expect(rows).toEqual(people)
  })

  it.each([
    ['_limit=0', '_limit must be from 1 to 1000'],
    ['_limit=1001', '_limit must be from 1 to 1000'],
    ['_limit=ten', '_limit must be a whole number'],
    ['_offset=-1', '_offset must be a whole number'],
    ['_sortBy=note', '_sortBy must be one of name, age'],
    ['_sortBy=name&_order=up', '_order must be ascending or descending'],
  ])('a page of an identity list is refused for %s', (query, reason) => {
    expect(() => identityPage(at(query), people, columns)).toThrow(reason)
  })
})

describe('a page of the audit log', () => {
  it('skips single rows by `offset`', () => {
    const { data, total } = auditsPage(at('offset=1&count=2'), people)
    expect(namesOf(data)).toEqual(['ada', 'Ben'])
    expect(total).toBe(5)
  })

  it('searches and sorts by its own names', () => {
    const url = at('offset=0&count=10&filter=e&sortBy=name&sortDirection=desc')
    expect(namesOf(auditsPage(url, people, columns).data)).toEqual(['emil', 'Cleo', 'Ben'])
  })
})

describe('a page of a team list', () => {
  it('skips whole pages by `pageOffset`', () => {
    const { items, ...counts } = teamPage(at('pageOffset=2&pageSize=2&sortBy=age&sortDirection=desc'), people, columns)
    expect(namesOf(items)).toEqual(['Cleo'])
    expect(counts).toEqual({ totalItems: 5, totalPages: 3 })
  })
})

describe("a page of a webhook's log", () => {
  it('skips single rows by `offset`, and neither searches nor sorts', () => {
    const { rows, count } = logsPage(at('offset=3&limit=1&filter=ada&sortBy=name'), people)
    expect([namesOf(rows), count]).toEqual([['Dora'], 5])
  })
})
