import { describe, expect, it } from 'vitest'
import { at, openScene, type Scene, start } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'

const control = (scene: Scene, method: string, name: string, body?: unknown) =>
  scene.call(method, `/__emulator/${name}`, { body })

describe('the clock', () => {
  it('moves on, and the provider with it', async () => {
    const scene = openScene()
    const token = await scene.tokenOf('admin@acme.test')
    expect((await control(scene, 'POST', 'clock', { advance: 301_000 })).body).toEqual({ now: start + 301_000 })
    expect((await scene.get(at.me, { token })).status).toBe(401)
  })

  it('the clock of an emulator can be set and read', async () => {
    const scene = openScene()
    await control(scene, 'POST', 'clock', { set: Date.UTC(2030, 0, 1) })
    expect((await control(scene, 'GET', 'clock')).body).toEqual({ now: Date.UTC(2030, 0, 1) })
    expect(scene.emulator.now()).toBe(Date.UTC(2030, 0, 1))
  })

  it.each([{}, { advance: -1 }, { advance: 'x' }, { set: 1.5 }, { advance: 1, set: 1 }])('refuses %j', async (body) => {
    expect((await control(openScene(), 'POST', 'clock', body)).status).toBe(400)
  })
})

describe('the time of an emulator', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('the time of an emulator never becomes %d', (ms) => {
    const { emulator } = openScene()
    expect(() => emulator.advance(ms)).toThrow('no time')
    expect(() => emulator.setTime(ms)).toThrow('no time')
    expect(emulator.now()).toBe(start)
  })

  it('the time of an emulator can go back, like a clock that was wrong', () => {
    const { emulator } = openScene()
    emulator.advance(-1000)
    expect(emulator.now()).toBe(start - 1000)
  })
})

describe('the outbox', () => {
  it('the outbox holds what was sent, to all addresses or to one', async () => {
    const scene = openScene()
    scene.emulator.arrange(({ outbox }) => {
      for (const to of ['a@acme.test', 'b@acme.test']) {
        outbox.push({ id: to, channel: 'email', to, kind: 'test', subject: '', text: '', sentAt: '' })
      }
    })
    expect((await control(scene, 'GET', 'outbox')).body).toHaveLength(2)
    expect((await control(scene, 'GET', 'outbox?to=b@acme.test')).body).toMatchObject([{ id: 'b@acme.test' }])
  })
})

describe('the faults', () => {
  it('the faults are set, listed and cleared', async () => {
    const scene = openScene()
    const fault = {
      operation: 'listFeatureFlags',
      kind: 'status',
      status: 503,
      times: 2,
      headers: { 'retry-after': '1' },
    }
    expect((await control(scene, 'POST', 'faults', fault)).body).toEqual([fault])
    expect((await scene.get('/flags')).status).toBe(503)
    expect((await control(scene, 'GET', 'faults')).body).toEqual([fault])
    expect((await control(scene, 'DELETE', 'faults')).status).toBe(204)
    expect((await scene.get('/flags')).status).toBe(200)
  })

  it.each([
    {},
    { operation: 'listFeatureFlags' },
    { operation: 'noSuch', kind: 'drop' },
    { operation: '*', kind: 'explode' },
    { operation: '*', kind: 'drop', times: 0 },
    { operation: '*', kind: 'drop', when: 'during' },
    { operation: '*', kind: 'status', status: 100 },
    { operation: '*', kind: 'status', headers: 'x' },
    { operation: '*', kind: 'status', headers: { 'a b': 'x' } },
  ])('refuse %j', async (fault) => {
    const scene = openScene()
    expect((await control(scene, 'POST', 'faults', fault)).status).toBe(400)
    expect(scene.emulator.faults.list()).toEqual([])
  })

  it('the faults never affect the control routes', async () => {
    const scene = openScene()
    await control(scene, 'POST', 'faults', { operation: '*', kind: 'drop' })
    expect((await control(scene, 'GET', 'faults')).status).toBe(200)
  })
})

describe('the journal', () => {
  it('the journal records what was called, by which tab, for which user, with which status', async () => {
    const scene = openScene()
    const token = await scene.tokenOf('reader@acme.test')
    await control(scene, 'DELETE', 'journal')
    await scene.get(`${at.me}?x=1`, { token, headers: { 'x-portico-tab': 'tab-2' } })
    await scene.get(at.me)
    const reader = scene.emulator.snapshot().users.find(({ email }) => email === 'reader@acme.test')
    const common = { operation: 'getMe', method: 'GET', at: start }
    expect((await control(scene, 'GET', 'journal')).body).toMatchObject([
      { ...common, path: `/frontegg${at.me}?x=1`, client: 'tab-2', userId: reader?.id, status: 200 },
      { ...common, client: null, userId: null, status: 401 },
    ])
  })

  it('the journal is a copy that later calls leave unchanged', async () => {
    const scene = openScene()
    const before = scene.emulator.journal.entries()
    await scene.get('/flags')
    expect(before).toEqual([])
  })

  it('leaves out the control routes', async () => {
    const scene = openScene()
    expect((await control(scene, 'GET', 'clock')).status).toBe(200)
    await scene.get('/flags')
    expect(scene.emulator.journal.entries().map(({ operation }) => operation)).toEqual(['listFeatureFlags'])
  })
})

describe('a reset', () => {
  it('brings the first seed back, the real time, and no faults', async () => {
    const scene = openScene()
    const first = scene.emulator.snapshot()
    await scene.tokenOf('admin@acme.test')
    scene.emulator.advance(1000)
    scene.emulator.faults.add({ operation: 'getMe', kind: 'drop' })
    expect((await control(scene, 'POST', 'reset')).status).toBe(204)
    expect(scene.emulator.snapshot()).toEqual(first)
    expect([scene.emulator.faults.list(), scene.emulator.journal.entries()]).toEqual([[], []])
    expect(scene.emulator.now()).toBe(start)
  })
})

describe('a seed', () => {
  it('a seed is a state that was read before, restored as it was', async () => {
    const scene = openScene()
    await scene.tokenOf('admin@acme.test')
    scene.emulator.advance(1000)
    const { body: seed } = await control(scene, 'GET', 'state')
    const other = openScene()
    expect((await control(other, 'POST', 'seed', { seed })).status).toBe(204)
    expect(other.emulator.snapshot()).toEqual(seed)
    expect(other.emulator.now()).toBe(start + 1000)
  })

  it('a seed may be as large as a state with many users', async () => {
    const scene = openScene()
    const seed = createEmulator({ users: 3000 }).snapshot()
    expect((await control(scene, 'POST', 'seed', { seed })).status).toBe(204)
    expect(scene.emulator.snapshot().users).toHaveLength(3006)
  })

  it('a seed may be empty, or the demo', async () => {
    const scene = openScene()
    await control(scene, 'POST', 'seed', { seed: 'empty' })
    expect(scene.emulator.snapshot()).toMatchObject({ users: [], tenants: [] })
    await control(scene, 'POST', 'seed', { seed: 'demo' })
    expect(scene.emulator.snapshot().users).toHaveLength(6)
  })

  it.each([
    [{}, 'seed must be "demo", "empty" or a state'],
    [{ seed: 'other' }, 'seed must be "demo", "empty" or a state'],
    [{ seed: [] }, 'seed must be "demo", "empty" or a state'],
    [{ seed: {} }, 'a state has the version 2, and this has none'],
    [{ seed: { ...createEmulator().snapshot(), users: [{}] } }, 'state.users[0].id must be a text'],
  ])('a seed that is no state is refused and changes nothing', async (body, text) => {
    const scene = openScene()
    const before = scene.emulator.snapshot()
    const answer = await control(scene, 'POST', 'seed', body)
    expect(answer).toMatchObject({ status: 400, body: { errors: [expect.stringContaining(text)] } })
    expect(scene.emulator.snapshot()).toEqual(before)
  })
})
