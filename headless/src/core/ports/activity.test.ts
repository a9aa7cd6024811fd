// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { onActivity } from './activity.ts'

afterEach(() => vi.restoreAllMocks())

/** Returns the listeners of the window by event type. Only a browser can make a trusted event. */
function listeners() {
  const heard = new Map<string, EventListener>()
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (typeof listener === 'function') heard.set(type, listener)
  })
  vi.spyOn(window, 'removeEventListener').mockImplementation((type, listener) => {
    if (heard.get(type) === listener) heard.delete(type)
  })
  return heard
}

it.each(['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown'])('a person is there by %s', (type) => {
  const heard = listeners()
  const active = vi.fn()
  onActivity(active)
  heard.get(type)?.({ ...new Event(type), isTrusted: true })
  expect(active).toHaveBeenCalledTimes(1)
})

it('an event dispatched by a script does not count as user activity', () => {
  const active = vi.fn()
  const leave = onActivity(active)
  window.dispatchEvent(Object.defineProperty(new Event('keydown'), 'isTrusted', { value: false }))
  leave()
  expect(active).not.toHaveBeenCalled()
})

it('the activity listeners are removed after the last subscriber unsubscribes', () => {
  const heard = listeners()
  onActivity(() => {})()
  expect(heard.size).toBe(0)
})
