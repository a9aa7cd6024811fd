import { describe, expect, it } from 'vitest'
import { fakePorts } from '../../test/fake-ports.ts'
import { type AppOptions, openApp } from '../../test/open-app.ts'
import { quietClient } from '../../test/quiet-client.ts'
import { recordedNetwork } from '../../test/recorded-network.ts'
import { secret } from '../core/secret.ts'
import { sessionFeature } from '../session/feature.ts'
import { createClient, type Feature, serializeClient } from './index.ts'

const openLoading = (options: AppOptions = {}) => openApp({ ...options, starts: false })

const note: Feature<{ readonly text: unknown }, { write(text: unknown): void }> = {
  name: 'note',
  scope: 'client',
  state: () => ({ text: '' }),
  actions: ({ step }) => ({ write: step(({ set }, text) => set({ text })) }),
}

describe('making a client', () => {
  it('sends nothing and sets no timer', async () => {
    const network = recordedNetwork(Response.json({}))
    const ports = fakePorts({ fetch: network.fetch })
    const client = createClient({ baseUrl: 'http://localhost:4400', ports })
    expect(ports.clock.timers()).toBe(0)
    // What the client sends by itself would come before this call.
    await client.api.get('/vendors/public')
    expect(network.sent.map(({ url }) => new URL(url).pathname)).toEqual(['/frontegg/vendors/public'])
  })

  it('a client without a base URL throws an error that names the missing option', () => {
    expect(() => createClient({ baseUrl: '' })).toThrow(
      expect.objectContaining({ code: 'base-url-missing', message: expect.stringContaining('baseUrl') }),
    )
  })

  it('takes a function for the base URL', async () => {
    const network = recordedNetwork(Response.json({}))
    const baseUrl = (path: string) => (path.includes('/auth/') ? 'https://app.test/api' : 'https://acme.test')
    const client = createClient({ baseUrl, ports: fakePorts({ fetch: network.fetch }) })
    await client.api.get('/flags')
    await client.api.post('/identity/resources/auth/v1/logout')
    expect(network.sent.map(({ url }) => new URL(url).origin)).toEqual(['https://acme.test', 'https://app.test'])
  })

  it('calls it "default" unless it is given a name', () => {
    expect(quietClient().client.name).toBe('default')
    expect(quietClient({ name: 'shop' }).client.name).toBe('shop')
  })

  it('a client with a preview sends its requests to the preview and none to the network', async () => {
    const network = recordedNetwork(Response.json({ from: 'network' }))
    const asked: string[] = []
    const client = createClient({
      baseUrl: 'http://localhost:4400',
      ports: fakePorts({ fetch: network.fetch }),
      preview: {
        async fetch(request) {
          asked.push(`${request.method} ${request.url}`)
          return Response.json({ from: 'preview' })
        },
      },
    })
    expect(await client.api.get('/flags')).toEqual({ from: 'preview' })
    expect(asked).toEqual(['GET http://localhost:4400/frontegg/flags'])
    expect(network.sent).toEqual([])
  })
})

describe('the features of a client', () => {
  it('the features of a client work without React', async () => {
    const { client } = await openApp({ signedInAs: 'admin@acme.test' })
    expect(client.get(sessionFeature).getSnapshot().user?.email).toBe('admin@acme.test')
    client.get(note).actions.write('kept')
    expect(client.get(note).getSnapshot().text).toBe('kept')
  })

  it('a client distinguishes features by name and throws on a duplicate name', () => {
    const { client } = quietClient()
    client.get(note)
    expect(() => client.get({ ...note })).toThrow(
      expect.objectContaining({ code: 'feature-name-taken', message: expect.stringContaining('"note"') }),
    )
  })

  it('end with it: nothing runs on and nothing begins', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.client.dispose()
    const before = app.called().length
    await app.clock.advance(3_600_000)
    app.ports.page.wake()
    await app.clock.advance(1000)
    expect(app.called()).toHaveLength(before)
  })
})

describe('state from another client', () => {
  it('serialized state initializes another client of the same name', () => {
    const { client } = quietClient({ name: 'shop' })
    client.get(note).actions.write('from the server')
    const state = JSON.parse(JSON.stringify(serializeClient(client)))
    expect(quietClient({ name: 'shop', state }).client.get(note).getSnapshot().text).toBe('from the server')
  })

  it('serialized state of a client with another name is refused', () => {
    const state = serializeClient(quietClient({ name: 'shop' }).client)
    expect(() => quietClient({ name: 'forum', state })).toThrow(
      expect.objectContaining({
        code: 'store-name-mismatch',
        message: expect.stringContaining('Mismatch in store names'),
      }),
    )
  })

  it('holds no secret: not the access token, nor a slice that keeps one', async () => {
    const { client } = await openApp({ signedInAs: 'admin@acme.test' })
    const token = await client.session.getAccessToken()
    client.get(note).actions.write({ recovery: [secret('one-time-code')] })
    const text = JSON.stringify(serializeClient(client))
    expect(token).toMatch(/^eyJ/)
    expect(text).toContain('admin@acme.test')
    expect(text).not.toContain(token)
    expect(text).not.toContain('one-time-code')
    expect(Object.keys(serializeClient(client).slices)).toEqual(['session', 'start-up'])
  })
})

describe('ready', () => {
  it('runs at once where the client has loaded', async () => {
    const { client } = await openApp()
    const heard: string[] = []
    client.ready(() => heard.push('ready'))
    expect(heard).toEqual(['ready'])
  })

  it('waits until it has, in the order asked for', async () => {
    const { client } = await openLoading()
    const heard: string[] = []
    client.ready(() => heard.push('first'))
    client.ready(() => heard.push('second'))
    expect(heard).toEqual([])
    await client.start()
    expect(heard).toEqual(['first', 'second'])
  })

  it('runs each listener once, also where things are loaded again', async () => {
    const { client } = await openLoading()
    const heard: string[] = []
    client.ready(() => heard.push('ready'))
    await client.start()
    await client.startUp.load()
    expect(heard).toEqual(['ready'])
  })

  it('a ready listener that throws does not stop the others, and its error is logged', async () => {
    const { client, ports } = await openLoading()
    const heard: string[] = []
    client.ready(() => {
      throw new Error('not today')
    })
    client.ready(() => heard.push('ready'))
    await client.start()
    expect(heard).toEqual(['ready'])
    expect(ports.lines.join()).toContain('not today')
  })
})

describe('a flag', () => {
  it.each([
    ['on', 'on', true],
    ['off', 'off', false],
    ['anything else', 'control', false],
  ])('a flag whose value is %s is on only for the value on', async (_, value, isOn) => {
    const app = await openLoading()
    const body = JSON.stringify({ beta: value })
    app.provider.emulator.faults.add({ operation: 'listFeatureFlags', kind: 'status', status: 200, body })
    expect(await app.client.isFlagOn('beta')).toBe(isOn)
  })

  it('a flag that the provider does not list is off', async () => {
    const { client } = await openApp()
    expect(await client.isFlagOn('toString')).toBe(false)
  })

  it('the flags are requested once, whether read before the start or during it', async () => {
    const app = await openLoading()
    await Promise.all([app.client.isFlagOn('a'), app.client.start(), app.client.isFlagOn('b')])
    await app.client.isFlagOn('c')
    expect(app.called().filter((operation) => operation === 'listFeatureFlags')).toHaveLength(1)
  })

  it('a flag is off if the flags cannot be read', async () => {
    const app = await openLoading()
    app.provider.emulator.faults.add({ operation: 'listFeatureFlags', kind: 'status', status: 500 })
    expect(await app.client.isFlagOn('beta')).toBe(false)
  })

  it('a flag set by the application overrides the provider, without a request', async () => {
    const app = await openLoading({ flags: { beta: 'off' } })
    app.provider.emulator.arrange((state) => {
      state.flags = { beta: 'on' }
    })
    expect(await app.client.isFlagOn('beta')).toBe(false)
    expect(app.called()).toEqual([])
    await app.client.start()
    expect(await app.client.isFlagOn('beta')).toBe(false)
  })
})
