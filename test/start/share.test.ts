import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTaken } from '../share.ts'

const tests = fc.record({ path: fc.string(), title: fc.string(), oneIn: fc.integer({ min: 1, max: 12 }) })

describe('the share of tests that a run takes', () => {
  it('each test runs by the seed or in the rest, never in both', () => {
    fc.assert(
      fc.property(tests, fc.nat(), (test, seed) => {
        expect(isTaken(test, 'rest', seed)).toBe(!isTaken(test, 'seed', seed))
      }),
    )
  })

  it('each test runs once in as many consecutive seeds as its share is large', () => {
    fc.assert(
      fc.property(tests, fc.nat(2 ** 31 - 20), (test, seed) => {
        const runs = [...Array(test.oneIn).keys()].filter((more) => isTaken(test, 'seed', seed + more))
        expect(runs).toHaveLength(1)
      }),
    )
  })

  it('a run that names no part takes each test', () => {
    fc.assert(fc.property(tests, fc.nat(), (test, seed) => isTaken(test, 'all', seed)))
  })

  it('a test that is one in one runs by each seed', () => {
    fc.assert(fc.property(tests, fc.nat(), (test, seed) => isTaken({ ...test, oneIn: 1 }, 'seed', seed)))
  })
})
