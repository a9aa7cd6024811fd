import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { packageEntries } from '../../scripts/house/package-entries.mjs'
import { isSoak } from '../../test/share.ts'
import { type Client, createClient, type Feature } from '../src/client/index.ts'
import type { Tabs } from '../src/core/index.ts'
import { fakePorts, settle } from './fake-ports.ts'
import { openApp } from './open-app.ts'

type AnyFeature = Feature<object, object>

const modules = await Promise.all(
  packageEntries('headless')
    .filter(({ module }) => /^(?:features|session|startup|captcha)\//.test(module))
    .map(({ module }): Promise<object> => import(new URL(`../src/${module}.ts`, import.meta.url).href)),
)
const features = [...new Set(modules.flatMap((module) => Object.values(module).filter(isFeature)))]
/** A key, so that a slice belongs to its subscribers, and the options of all features that have some. */
const options = {
  key: 'one',
  id: '1',
  userId: '1',
  webhookId: '1',
  reportId: '1',
  tenantId: '1',
  ip: '192.0.2.1',
  channel: 'email',
}
const nothing = { timers: 0, listeners: 0, tabListeners: 0 }

describe('a client that was disposed', () => {
  it.each(features)('a disposed client leaves no timer and no listener of $name', async (feature) => {
    const { client, ports } = await openApp({ signedInAs: 'admin@acme.test' })
    subscribeTo(client, feature)
    await settle()
    client.dispose()
    await settle()
    expect({ timers: ports.clock.timers(), listeners: ports.page.listeners() }).toEqual({ timers: 0, listeners: 0 })
  })

  it.each(features)('a disposed client without a network leaves no timer and no listener of $name', async (feature) => {
    const { client, left } = offline()
    subscribeTo(client, feature)
    await settle()
    client.dispose()
    await settle()
    expect(left()).toEqual(nothing)
  })

  it('a client leaves no timer and no listener, however far its start is when it is disposed', async () => {
    for (let far = 0; far < 25; far++) {
      const { client, ports } = await openApp({ signedInAs: 'admin@acme.test', starts: false })
      void client.start()
      for (let turn = 0; turn < far; turn++) await new Promise((resolve) => setImmediate(resolve))
      client.dispose()
      await ports.clock.advance(0)
      expect({ timers: ports.clock.timers(), listeners: ports.page.listeners() }, `${far}`).toEqual({
        timers: 0,
        listeners: 0,
      })
    }
  })

  it('a subscriber that leaves a disposed client starts no timer', async () => {
    const { client, left } = offline()
    const leave = features.map((feature) => subscribeTo(client, feature))
    await settle()
    client.dispose()
    for (const one of leave) one()
    await settle()
    expect(left()).toEqual(nothing)
  })

  it('many clients on one page that were made, used and disposed leave the heap within 3 MB', async () => {
    const ports = offline().ports
    const makeAndDispose = async (times: number) => {
      for (let time = 0; time < times; time++) {
        const client = createClient({ baseUrl: 'http://localhost:4400', ports })
        client.start().catch(() => {})
        for (const feature of features) subscribeTo(client, feature)
        await settle()
        client.dispose()
      }
    }
    await makeAndDispose(50)
    const before = await heapUsed()
    await makeAndDispose(isSoak ? 1000 : 100)
    const more = (await heapUsed()) - before
    expect(more).toBeLessThan(3 * 1024 ** 2)
  })
})

/** Subscribes to a feature. */
function subscribeTo(client: Client, feature: AnyFeature): () => void {
  // A client has one session.
  return client.get(feature, feature.name === 'session' ? {} : options).subscribe(() => {})
}

/** Makes a client that was started on a page with other tabs and without a network. */
function offline() {
  let tabListeners = 0
  const listen = () => {
    tabListeners += 1
    return () => (tabListeners -= 1)
  }
  const tabs: Tabs = {
    id: 'tab',
    lock: (_, __, work) => work(),
    line: () => ({ post() {}, close: listen() }),
    onStored: listen,
  }
  const ports = { ...fakePorts(), tabs }
  const client = createClient({ baseUrl: 'http://localhost:4400', ports })
  client.start().catch(() => {})
  const left = () => ({ timers: ports.clock.timers(), listeners: ports.page.listeners(), tabListeners })
  return { client, ports, left }
}

function isFeature(value: unknown): value is AnyFeature {
  return typeof value === 'object' && value !== null && 'scope' in value && 'actions' in value && 'state' in value
}

/** Returns the bytes of the heap after its garbage was collected. */
async function heapUsed(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collectGarbage: unknown = runInNewContext('gc')
  for (let turn = 0; turn < 3; turn++) {
    if (typeof collectGarbage === 'function') collectGarbage()
    await settle()
  }
  return process.memoryUsage().heapUsed
}
