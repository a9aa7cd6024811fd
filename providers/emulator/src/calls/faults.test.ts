import { describe, expect, it, vi } from 'vitest'
import { at, openScene, type Scene } from '../../test/open-caller.ts'
import { startEmulator } from '../node/index.ts'
import type { Fault } from './faults.ts'

const flags = (scene: Scene) => scene.get('/flags')

describe('a fault', () => {
  it('answers with a status, body and headers instead', async () => {
    const { emulator, fetch, baseUrl } = openScene()
    const headers = { 'retry-after': '3', 'content-type': 'application/json' }
    emulator.faults.add({
      operation: 'listFeatureFlags',
      kind: 'status',
      status: 429,
      body: '{"errors":["slow"]}',
      headers,
    })
    const response = await fetch(`${baseUrl}/frontegg/flags`)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('3')
    expect(await response.json()).toEqual({ errors: ['slow'] })
  })

  it('a fault answers 500 and an error body with a trace id by default', async () => {
    const scene = openScene()
    scene.emulator.faults.add({ operation: '*', kind: 'status' })
    const { status, headers, body } = await flags(scene)
    expect({ status, body }).toEqual({
      status: 500,
      body: { errors: ['The service is having trouble. Please try again later'], errorCode: 'ER-FAULT' },
    })
    expect(headers.get('frontegg-trace-id')).not.toBeNull()
  })

  it.each([204, 205, 304])('a fault may be the status %i, which has no body', async (status) => {
    const { emulator, baseUrl } = openScene()
    emulator.faults.add({ operation: '*', kind: 'status', status })
    const response = await emulator.fetch(new Request(`${baseUrl}/frontegg/flags`))
    expect([response.status, await response.text()]).toEqual([status, ''])
  })

  it('befalls one operation and no other', async () => {
    const scene = openScene()
    scene.emulator.faults.add({ operation: 'getVendorPublicInfo', kind: 'status' })
    expect((await flags(scene)).status).toBe(200)
    expect((await scene.get('/vendors/public')).status).toBe(500)
  })

  it('waits for the calls that go well first, and then happens so many times', async () => {
    const scene = openScene()
    scene.emulator.faults.add({ operation: '*', kind: 'status', after: 2, times: 2 })
    const found: number[] = []
    for (let call = 0; call < 6; call++) found.push((await flags(scene)).status)
    expect(found).toEqual([200, 200, 500, 500, 200, 200])
    expect(scene.emulator.faults.list()).toEqual([])
  })

  it('gives way to the next one when it is used up', async () => {
    const scene = openScene()
    scene.emulator.faults.add({ operation: '*', kind: 'status', status: 502, times: 1 })
    scene.emulator.faults.add({ operation: '*', kind: 'status', status: 503, times: 1 })
    expect([(await flags(scene)).status, (await flags(scene)).status]).toEqual([502, 503])
  })

  it('a fault is over once it is cleared', async () => {
    const scene = openScene()
    scene.emulator.faults.add({ operation: '*', kind: 'status' })
    scene.emulator.faults.clear()
    expect((await flags(scene)).status).toBe(200)
  })

  it('cuts the body in half', async () => {
    const { emulator, baseUrl } = openScene()
    const request = () => new Request(`${baseUrl}/frontegg/flags`)
    const whole = await (await emulator.fetch(request())).text()
    emulator.faults.add({ operation: '*', kind: 'brokenBody' })
    const half = await emulator.fetch(request())
    expect(half.status).toBe(200)
    expect(await half.text()).toBe(whole.slice(0, Math.ceil(whole.length / 2)))
  })

  it.each([
    ['before', []],
    ['after', [1000]],
  ] as const)('holds a call up %s it takes effect', async (when, endedSessions) => {
    const waits: number[] = []
    const seen: number[] = []
    const scene = openScene({
      wait: async (ms) => {
        waits.push(ms)
        seen.push(
          ...scene.emulator
            .snapshot()
            .sessions.filter(({ ended }) => ended !== null)
            .map(() => ms),
        )
      },
    })
    scene.browser.signIn('admin@acme.test')
    scene.emulator.faults.add({ operation: 'logout', kind: 'delay', delayMs: 1000, when })
    await scene.post(at.logOut)
    expect({ waits, seen }).toEqual({ waits: [1000], seen: endedSessions })
  })

  it.each<[Fault, string]>([
    [{ operation: 'noSuch', kind: 'drop' }, 'No operation is called noSuch'],
    [{ operation: '*', kind: 'status', status: 99 }, 'cannot be sent'],
    [{ operation: '*', kind: 'drop', times: 0 }, 'times must be a whole number from 1'],
    [{ operation: '*', kind: 'drop', times: 1.5 }, 'times must be a whole number from 1'],
    [{ operation: '*', kind: 'drop', after: -1 }, 'after must be a whole number from 0'],
    [{ operation: '*', kind: 'delay', delayMs: Number.NaN }, 'delayMs must be a whole number from 0'],
    [{ operation: '*', kind: 'status', headers: { 'bad header': 'x' } }, 'cannot be sent'],
  ])('a fault that can never happen is refused: %j', (fault, text) => {
    expect(() => openScene().emulator.faults.add(fault)).toThrow(text)
  })
})

describe('a dropped answer', () => {
  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('rejects in the page; %s the effect the session has rotated %i times', async (when, generation) => {
    const scene = openScene()
    scene.browser.signIn('admin@acme.test')
    scene.emulator.faults.add({ operation: 'refreshToken', kind: 'drop', when, times: 1 })
    await expect(scene.post(at.refresh, {})).rejects.toThrow(TypeError)
    expect(scene.emulator.snapshot().sessions).toMatchObject([{ generation }])
  })

  it('brings no cookie: after a lost rotation the browser still has the spent one', async () => {
    const scene = openScene()
    scene.browser.signIn('admin@acme.test')
    scene.emulator.faults.add({ operation: 'refreshToken', kind: 'drop', when: 'after', times: 1 })
    await expect(scene.post(at.refresh, {})).rejects.toThrow()
    expect((await scene.post(at.refresh, {})).status).toBe(401)
  })

  it('a dropped response is in the journal without a status', async () => {
    const scene = openScene()
    scene.emulator.faults.add({ operation: '*', kind: 'drop', when: 'after' })
    await expect(flags(scene)).rejects.toThrow()
    expect(scene.emulator.journal.entries()).toMatchObject([{ operation: 'listFeatureFlags', status: null }])
  })

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    'ends the connection of a server; %s the effect the session has rotated %i times',
    async (when, generation) => {
      const { emulator, url, stop } = await startEmulator({ port: 0 })
      try {
        const cookie = emulator.signIn('admin@acme.test').split(';')[0] ?? ''
        emulator.faults.add({ operation: 'refreshToken', kind: 'drop', when, times: 1 })
        const refresh = () =>
          fetch(`${url}/frontegg${at.refresh}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie },
          })
        await expect(refresh()).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } })
        expect(emulator.snapshot().sessions).toMatchObject([{ generation }])
        expect((await refresh()).status).toBe(when === 'before' ? 200 : 401)
      } finally {
        await stop()
      }
    },
  )
})

describe('an answer that comes too late', () => {
  it('leaves no cookie in a browser that gave up on it', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const scene = openScene({ wait: () => gate })
    scene.browser.signIn('admin@acme.test')
    scene.emulator.faults.add({ operation: 'refreshToken', kind: 'delay', when: 'after', times: 1 })
    const { signal, abort } = abortable()
    const late = scene.browser.fetch(`${scene.baseUrl}/frontegg${at.refresh}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal,
    })
    abort()
    await expect(late).rejects.toMatchObject({ name: 'AbortError' })
    open()
    await vi.waitFor(() => expect(scene.emulator.journal.entries()).toMatchObject([{ status: 200 }]), {
      timeout: 30_000,
    })
    expect((await scene.post(at.refresh, {})).status).toBe(401)
  })

  it('a request aborted beforehand never reaches the emulator', async () => {
    const scene = openScene()
    const { signal, abort } = abortable()
    abort()
    await expect(scene.browser.fetch(`${scene.baseUrl}/frontegg/flags`, { signal })).rejects.toThrow()
    expect(scene.emulator.journal.entries()).toEqual([])
  })
})

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
