// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { onReturn } from './returned.ts'

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.defineProperty(new Event('pageshow'), 'persisted', { value: persisted }))

describe('a page', () => {
  it('returns from the back-forward cache, not by loading', () => {
    const listener = vi.fn()
    const stop = onReturn(listener)
    show(false)
    expect(listener).not.toHaveBeenCalled()
    show(true)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
  })

  it('calls no listener that has unsubscribed', () => {
    const listener = vi.fn()
    onReturn(listener)()
    show(true)
    expect(listener).not.toHaveBeenCalled()
  })
})
