import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../test/fake-ports.ts'
import { sleep } from './sleep.ts'

describe('a wait', () => {
  it('ends when its time has come', async () => {
    const clock = fakeClock()
    const waiting = sleep(clock, 500, undefined)
    await clock.advance(500)
    await expect(waiting).resolves.toBeUndefined()
  })

  it('ends with the reason of an abort and leaves no timer', async () => {
    const clock = fakeClock()
    const aborter = new AbortController()
    const waiting = sleep(clock, 500, aborter.signal)
    aborter.abort('enough')
    await expect(waiting).rejects.toBe('enough')
    expect(clock.timers()).toBe(0)
  })

  it('a wait does not begin if it is already aborted', async () => {
    const clock = fakeClock()
    await expect(sleep(clock, 500, AbortSignal.abort('enough'))).rejects.toBe('enough')
    expect(clock.timers()).toBe(0)
  })
})
