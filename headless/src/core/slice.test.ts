import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer } from '../../test/bare-container.ts'
import type { Outcome } from './outcome.ts'
import { secret } from './secret.ts'
import { serializeClient } from './serialize.ts'
import { keepAlive } from './slice.ts'

interface ListState {
  readonly rows: readonly string[]
  readonly note: unknown
}

interface ListActions {
  load(): Promise<Outcome>
  add(row: string): Promise<Outcome>
  write(note: unknown): void
}

function setUp(scope: 'client' | 'user' | 'tenant' = 'client', name = 'list') {
  const log: string[] = []
  const list: BareFeature<ListState, ListActions, { readonly of?: string } | undefined> = {
    name,
    scope,
    reads: ['rows'],
    state: () => ({ rows: [], note: null }),
    actions: ({ task, step }, options) => ({
      load: task('latest', async ({ set }) => {
        log.push(`load ${options?.of ?? ''}`.trim())
        set({ rows: ['loaded'] })
      }),
      add: task('parallel', async ({ set }, row) => set(({ rows }) => ({ rows: [...rows, row] })), {
        changes: ['rows'],
      }),
      write: step(({ set }, note) => set({ note })),
    }),
    start({ actions }) {
      log.push('start')
      void actions.load()
      return () => log.push('stop')
    },
    on: { bump: ({ set }, by) => set({ note: by }) },
  }
  return { ...bareContainer(), list, log }
}

describe('a slice', () => {
  it('a slice is identified by feature and key, so that two keys do not collide', () => {
    const { container, list } = setUp()
    container.get(list, { key: 'picker' }).actions.write('in the picker')
    expect(container.get(list, { key: 'picker' }).getSnapshot().note).toBe('in the picker')
    expect(container.get(list).getSnapshot().note).toBeNull()
    expect(container.get(list)).toBe(container.get(list))
  })

  it('a subscriber that throws stops neither the others nor the call', async () => {
    const { container, list } = setUp()
    const slice = container.get(list)
    const seen: unknown[] = []
    slice.subscribe(() => {
      throw new Error('of the application')
    })
    slice.subscribe(() => seen.push(slice.getSnapshot().note))
    slice.actions.write('written')
    expect(seen).toContain('written')
    expect((await slice.actions.load()).ok).toBe(true)
    expect(slice.getSnapshot()).toMatchObject({ rows: ['loaded'], isPending: false })
  })

  it('belongs to its client: two clients share nothing', () => {
    const { container, list } = setUp()
    const other = bareContainer().container
    container.get(list).actions.write('mine')
    expect(other.get(list).getSnapshot().note).toBeNull()
  })

  it('keeps one snapshot until something changes', () => {
    const { container, list } = setUp()
    const slice = container.get(list)
    const before = slice.getSnapshot()
    expect(slice.getSnapshot()).toBe(before)
    slice.actions.write(1)
    expect(slice.getSnapshot()).not.toBe(before)
    expect(slice.getServerSnapshot()).toBe(before)
  })

  it('a slice notifies only its own listeners', () => {
    const { container, list } = setUp()
    const { list: other } = setUp('client', 'other')
    let heard = 0
    container.get(other).subscribe(() => {
      heard += 1
    })
    heard = 0
    container.get(list).actions.write(1)
    expect(heard).toBe(0)
  })

  it('refuses a second feature of the same name', () => {
    const { container, list } = setUp()
    container.get(list)
    expect(() => container.get(setUp().list)).toThrow(expect.objectContaining({ code: 'feature-name-taken' }))
  })
})

describe('the life of a slice', () => {
  it('starts with the first subscriber and stops when the last has stayed gone', async () => {
    const { container, ports, list, log } = setUp()
    const slice = container.get(list)
    const leave = [slice.subscribe(() => {}), slice.subscribe(() => {})]
    expect(log).toEqual(['start', 'load'])
    for (const unsubscribe of leave) unsubscribe()
    await ports.clock.advance(keepAlive - 1)
    expect(log).toEqual(['start', 'load'])
    await ports.clock.advance(1)
    expect(log).toEqual(['start', 'load', 'stop'])
  })

  it('goes on over a quick remount, as StrictMode makes it', async () => {
    const { container, ports, list, log } = setUp()
    const slice = container.get(list)
    slice.subscribe(() => {})()
    slice.subscribe(() => {})
    await ports.clock.advance(10 * keepAlive)
    expect(log).toEqual(['start', 'load'])
  })

  it('ends for a keyed slice with its last subscriber', async () => {
    const { container, ports, list } = setUp()
    const slice = container.get(list, { key: 'picker' })
    slice.subscribe(() => {})()
    slice.actions.write('old')
    await ports.clock.advance(keepAlive)
    expect(container.get(list, { key: 'picker' }).getSnapshot().note).toBeNull()
  })

  it('begins again for a keyed slice that is looked at again after it ended', async () => {
    const { container, list, ports, log } = setUp()
    const slice = container.get(list, { key: 'picker' })
    slice.subscribe(() => {})()
    slice.actions.write('seen')
    await ports.clock.advance(keepAlive)
    slice.subscribe(() => {})
    container.emit('bump', 3)
    expect(slice.getSnapshot().note).toBe(3)
    expect(await slice.actions.add('x')).toMatchObject({ ok: true })
    expect(log).toEqual(['start', 'load', 'stop', 'start', 'load', 'load'])
  })

  it('a keyed slice stays alive while it has a subscriber', async () => {
    const { container, list, ports } = setUp()
    const slice = container.get(list, { key: 'picker' })
    slice.subscribe(() => {})
    await ports.clock.advance(10 * keepAlive)
    expect(container.get(list, { key: 'picker' })).toBe(slice)
  })

  it('ends for a keyed slice that was made and never subscribed to', async () => {
    const { container, ports, list } = setUp()
    container.get(list, { key: 'picker' }).actions.write('old')
    await ports.clock.advance(keepAlive)
    expect(container.get(list, { key: 'picker' }).getSnapshot().note).toBeNull()
  })

  it('shows a server what is known now, and a page what it began with', () => {
    const { container, list, ports } = setUp()
    const slice = container.get(list)
    slice.actions.write('read')
    expect(slice.getServerSnapshot().note).toBeNull()
    ports.page.url = () => null
    const server = bareContainer({}, ports).container.get(list)
    server.actions.write('read')
    expect(server.getServerSnapshot().note).toBe('read')
  })

  it('hands its options to the feature', () => {
    const { container, list, log } = setUp()
    container.get(list, { key: 'a', of: 'webhook 1' }).subscribe(() => {})
    expect(log).toContain('load webhook 1')
  })

  it('a slice receives events of the client until it ends, subscribed to or not', () => {
    const { container, list } = setUp()
    const slice = container.get(list)
    container.emit('bump', 3)
    expect(slice.getSnapshot().note).toBe(3)
    container.dispose()
    container.emit('bump', 4)
    expect(slice.getSnapshot().note).toBeNull()
  })
})

describe('freshness', () => {
  it('reloads what reads a changed resource where it is on the screen', async () => {
    const { container, list, log } = setUp()
    const { list: other, log: otherLog } = setUp('client', 'other')
    container.get(other).subscribe(() => {})
    await container.get(list).actions.add('x')
    expect(otherLog).toEqual(['start', 'load', 'load'])
    expect(log).toEqual([])
  })

  it('marks stale what is off the screen, and loads it when it comes back', async () => {
    const { container, list } = setUp()
    const { list: other, log } = setUp('client', 'other')
    container.get(other).subscribe(() => {})()
    await container.get(list).actions.add('x')
    expect(log).toEqual(['start', 'load'])
    container.get(other).subscribe(() => {})
    expect(log).toEqual(['start', 'load', 'load'])
  })
})

describe('forgetting', () => {
  it('a tenant clears tenant data and restarts what is on the screen', () => {
    const { container, list, log } = setUp('tenant')
    const { list: own } = setUp('user', 'own')
    const slice = container.get(list)
    slice.subscribe(() => {})
    slice.actions.write('secret of the tenant')
    container.get(own).actions.write('of the user')
    container.forget('tenant')
    expect(slice.getSnapshot().note).toBeNull()
    expect(log).toEqual(['start', 'load', 'stop', 'start', 'load'])
    expect(container.get(own).getSnapshot().note).toBe('of the user')
  })

  it('a user clears tenant data too, but not what belongs to the client', () => {
    const { container, list } = setUp('tenant')
    const { list: own } = setUp('user', 'own')
    const { list: lasting } = setUp('client', 'lasting')
    for (const feature of [list, own, lasting]) container.get(feature).actions.write('kept?')
    container.forget('user')
    expect([list, own, lasting].map((feature) => container.get(feature).getSnapshot().note)).toEqual([
      null,
      null,
      'kept?',
    ])
  })
})

describe('serialised state', () => {
  it('begins another client of the same name', () => {
    const { container, list } = setUp()
    container.get(list).actions.write('from the server')
    const state = JSON.parse(JSON.stringify(serializeClient(container)))
    const page = bareContainer({ state }).container
    expect(page.get(list).getServerSnapshot().note).toBe('from the server')
  })

  it('serialized state initializes a slice once, and forgotten values do not return', async () => {
    const { container, list } = setUp()
    container.get(list, { key: 'picker' }).actions.write('from the server')
    const page = bareContainer({ state: serializeClient(container) })
    expect(page.container.get(list, { key: 'picker' }).getSnapshot().note).toBe('from the server')
    await page.ports.clock.advance(keepAlive)
    expect(page.container.get(list, { key: 'picker' }).getSnapshot().note).toBeNull()
  })

  it('serialized state of another client name is refused', () => {
    const { container } = setUp()
    expect(() => bareContainer({ name: 'admin', state: serializeClient(container) })).toThrow(
      expect.objectContaining({
        code: 'store-name-mismatch',
        message: expect.stringContaining('Mismatch in store names'),
      }),
    )
  })

  it('leaves out a slice that holds a secret', () => {
    const { container, list } = setUp()
    container.get(list).actions.write({ deep: [secret('JBSWY3DPEHPK3PXP')] })
    expect(serializeClient(container).slices).toEqual({})
  })
})
