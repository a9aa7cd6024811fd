import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../../../providers/emulator/src/testing/client.ts'
import { fakeClock, fakePorts } from '../../../test/fake-ports.ts'
import { inTime } from '../../../test/open-app.ts'
import { quietClient } from '../../../test/quiet-client.ts'
import type { LockPort } from '../../core/ports/ports.ts'
import { takeTurn } from './turn.ts'

describe('a call in turn', () => {
  it('a call waits for another turn if its turn is stolen before it begins', async () => {
    let turns = 0
    const lock: LockPort = (_name, _options, work) => {
      turns += 1
      const working = work()
      return turns === 1 ? Promise.reject(new DOMException('Stolen', 'AbortError')) : working
    }
    const clock = fakeClock()
    const tabs = { id: 'tab', lock, line: () => null, onStored: () => () => {} }
    const { client } = quietClient({ ports: { ...fakePorts({ clock }), tabs } })
    const sentIn: number[] = []
    const send = async () => {
      sentIn.push(turns)
      return { isSent: true }
    }
    const call = { signal: new AbortController().signal }
    expect(await inTime(clock, client.session.inTurn(send, call))).toEqual({ isSent: true })
    expect(sentIn).toEqual([2])
  })
})

describe('a turn by lock', () => {
  it('a turn by lock does its work once if the lock is stolen before the work begins', async () => {
    const clock = fakeClock()
    const granted: (() => Promise<unknown>)[] = []
    const lock: LockPort = (_name, options, work) => {
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
