import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../../../providers/emulator/src/testing/client.ts'
import { generationIn, noticeBoard } from './notice.ts'

const first = {
  generation: 0,
  isOut: false,
  isRefused: false,
  user: '',
  actor: null,
  tenant: '',
  renewing: null,
  took: 750,
  notBefore: 0,
}

describe('a notice', () => {
  it('keeps what was written, and the rest as it was', () => {
    const board = noticeBoard(memoryStore(), 'x')
    board.write({ generation: 3, user: 'ada', tenant: 't1', renewing: { by: 'a', until: 5 } })
    board.write({ renewing: null, took: 12.5 })
    expect(board.read()).toEqual({ ...first, generation: 3, user: 'ada', tenant: 't1', took: 12.5 })
  })

  it.each([Number.MAX_SAFE_INTEGER, 2 ** 40 + 1, -1, 0.5, '7', null])(
    'a notice ignores %s as its generation',
    (generation) => {
      const store = memoryStore()
      store.set('x', JSON.stringify({ generation, user: 'ada' }))
      expect(noticeBoard(store, 'x').read()).toEqual({ ...first, user: 'ada' })
      expect(generationIn(generation)).toBe(0)
    },
  )

  it('counts on to generations that no browser comes to', () => {
    for (const generation of [1, 7, 2 ** 31, 2 ** 40]) expect(generationIn(generation)).toBe(generation)
  })

  it('a notice falls back to the first one, whole or by member, if other content was stored', () => {
    const store = memoryStore()
    const { read } = noticeBoard(store, 'x')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('null')), (text) => {
        store.set('x', text)
        expect(read()).toEqual(first)
      }),
    )
    store.set(
      'x',
      JSON.stringify({ generation: '7', isOut: 1, user: {}, renewing: { by: 'a' }, took: null, notBefore: 'x' }),
    )
    expect(read()).toEqual(first)
    store.set('x', JSON.stringify({ generation: 7, renewing: 'a', __proto__: { isOut: true } }))
    expect(read()).toEqual({ ...first, generation: 7 })
  })
})
