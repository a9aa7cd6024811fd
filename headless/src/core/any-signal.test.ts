import { describe, expect, it } from 'vitest'
import { anySignal } from './any-signal.ts'

describe('a signal of several', () => {
  it.each([0, 1])('it aborts with the first of them, and with its reason: %i', (first) => {
    const controllers = [new AbortController(), new AbortController()]
    const joined = anySignal(controllers.map(({ signal }) => signal))
    expect(joined.aborted).toBe(false)
    controllers[first]?.abort('the first')
    controllers[1 - first]?.abort('the second')
    expect([joined.aborted, joined.reason]).toEqual([true, 'the first'])
  })

  it('it is aborted from the start if one of them is', () => {
    expect(anySignal([new AbortController().signal, AbortSignal.abort('gone')]).reason).toBe('gone')
  })

  it('a signal of long life keeps no listener once another one has aborted', () => {
    const long = new AbortController().signal
    const listeners = new Set<unknown>()
    const ended = new AbortController()
    const listened = anySignal([countedIn(listeners, long), ended.signal])
    expect(listeners.size).toBe(1)
    ended.abort()
    expect([listened.aborted, listeners.size]).toEqual([true, 0])
  })
})

/** A signal whose listeners of `abort` are in a set for as long as it has them. */
function countedIn(listeners: Set<unknown>, signal: AbortSignal): AbortSignal {
  const add = signal.addEventListener.bind(signal)
  signal.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => {
    listeners.add(listener)
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => listeners.delete(listener))
    add(type, listener, options)
  }
  return signal
}
