import { afterEach, describe, expect, it, vi } from 'vitest'
import { cameraOf } from './camera.ts'

afterEach(() => vi.unstubAllGlobals())

const track = { stop: vi.fn() }
const open = (signal = new AbortController().signal) => cameraOf({}).open({ signal })

/** Stubs the camera of the browser. */
function browser(getUserMedia: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: vi.fn(getUserMedia) } })
}

describe('the camera of the browser', () => {
  it('opens the one that faces the user, without sound', async () => {
    const stream = { getTracks: () => [track] }
    browser(async () => stream)
    expect(await open()).toBe(stream)
    expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledWith({ audio: false, video: { facingMode: 'user' } })
  })

  it.each([
    ['NotAllowedError', 'camera-refused'],
    ['SecurityError', 'camera-refused'],
    ['NotFoundError', 'camera-missing'],
    ['OverconstrainedError', 'camera-missing'],
    ['NotReadableError', 'camera-busy'],
    ['TypeError', 'camera-unsupported'],
  ])('rejects %s as %s', async (name, code) => {
    browser(() => Promise.reject(Object.assign(new Error('No'), { name })))
    await expect(open()).rejects.toMatchObject({ code })
  })

  it('the camera of the browser is unsupported on a page without cameras', async () => {
    vi.stubGlobal('navigator', {})
    expect(cameraOf({}).isSupported()).toBe(false)
    await expect(open()).rejects.toMatchObject({ code: 'camera-unsupported' })
  })

  it('the camera of the browser is closed if the call is aborted before it opens', async () => {
    const aborter = new AbortController()
    browser(async () => {
      aborter.abort()
      return { getTracks: () => [track] }
    })
    await expect(open(aborter.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(track.stop).toHaveBeenCalledOnce()
  })
})

it('the camera of the application replaces that of the browser if it has one', () => {
  const camera = { isSupported: () => false, open: () => Promise.reject(new Error('No')) }
  expect(cameraOf({ camera })).toBe(camera)
})
