import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

const frames: FrameRequestCallback[] = []
const idles: IdleRequestCallback[] = []
const run = (waiting: ((...given: never[]) => unknown)[]) => {
  for (const one of waiting.splice(0)) (one as () => void)()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idles.push(callback))
  vi.stubGlobal('cancelIdleCallback', () => idles.splice(0))
})
afterEach(() => {
  frames.splice(0)
  idles.splice(0)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('work that can wait', () => {
  it('waits for a frame, and then for the page to be idle', () => {
    const work = vi.fn()
    whenIdle(work)
    run(idles)
    run(frames)
    expect(work).not.toHaveBeenCalled()
    run(idles)
    expect(work).toHaveBeenCalledOnce()
  })

  it('idle work runs if the browser has no requestIdleCallback', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    const work = vi.fn()
    whenIdle(work)
    run(frames)
    vi.runAllTimers()
    expect(work).toHaveBeenCalledOnce()
  })

  it.each(['before the frame', 'after it'])('idle work can be cancelled %s', (when) => {
    const work = vi.fn()
    const callOff = whenIdle(work)
    if (when === 'after it') run(frames)
    callOff()
    run(frames)
    run(idles)
    expect(work).not.toHaveBeenCalled()
  })
})
