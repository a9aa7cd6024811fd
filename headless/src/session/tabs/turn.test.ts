import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../../../test/emulator/src/testing/memory-store.ts'
import { fakeClock } from '../../../test/fake-ports.ts'
import type { Lock } from '../../core/ports/ports.ts'
import { takeTurn } from './turn.ts'

describe('a turn by lock', () => {
  it('a turn by lock does its work once if the lock is stolen before the work begins', async () => {
    const clock = fakeClock()
    const granted: (() => Promise<unknown>)[] = []
    const lock: Lock = (_name, options, work) => {
      granted.push(work)
      if ('steal' in options || granted.length > 1) return work()
      return Promise.reject(new DOMException('Stolen', 'AbortError'))
    }
    let times = 0
    const place = { name: 'turn', lock, storage: memoryStore(), clock, isHolderAlive: async () => false }
    const work = async () => ++times
    expect(await takeTurn(place, { id: 'a', signal: new AbortController().signal, work })).toBe(1)
    await Promise.allSettled(granted.slice(0, 1).map((begin) => begin()))
    expect(times).toBe(1)
  })
})
