import { afterEach, describe, expect, it } from 'vitest'
import { secondCopy } from './second-copy.ts'

const key = Symbol.for('@portico/headless')
const former: unknown = Reflect.get(globalThis, key)
afterEach(() => void Reflect.set(globalThis, key, former))

describe('the copies of the package on a page', () => {
  it('one copy is no problem, however often it is asked', () => {
    Reflect.deleteProperty(globalThis, key)
    expect([secondCopy('headless@1.0.0'), secondCopy('headless@1.0.0')]).toEqual([[], []])
  })

  it('the second copy names both versions', () => {
    Reflect.set(globalThis, key, { own: {}, name: 'headless@1.0.0' })
    expect(secondCopy('headless@1.1.0')).toEqual([expect.stringContaining('(headless@1.0.0 and headless@1.1.0)')])
  })
})
