import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest, unknownNames } from './wrong-kinds.ts'

const known = ['baseUrl', 'logLevel', 'keepSessionAlive', 'state']

describe('the nearest name', () => {
  it.each([
    ['baseURL', 'baseUrl'],
    ['bsaeUrl', 'baseUrl'],
    ['loglevels', 'logLevel'],
    ['keepAlive', null],
    ['stte', 'state'],
    ['x', null],
    ['', null],
  ])('%s stands for %s', (name, near) => {
    expect(nearest(name, known)).toBe(near)
  })

  it('is found for each name with one letter inserted, removed or exchanged', () => {
    const slips = fc.tuple(fc.constantFrom(...known), fc.nat(), fc.constantFrom('insert', 'remove', 'exchange'))
    fc.assert(
      fc.property(slips, ([name, seed, kind]) => {
        const at = seed % (name.length - 1)
        const [head, first = '', second = '', rest] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)]
        const slipped = { insert: `q${first}${second}`, remove: second, exchange: second + first }[kind]
        expect(nearest(head + slipped + rest, known)).toBe(name)
      }),
    )
  })

  it('a known name is no problem', () => {
    expect(unknownNames('It', known, known)).toEqual([])
  })
})
