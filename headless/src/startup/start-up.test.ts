import { describe, expect, it } from 'vitest'
import { settle } from '../../test/fake-ports.ts'
import { type App, type AppOptions, openApp, until } from '../../test/open-app.ts'
import { defaultMetadata } from '../metadata/index.ts'
import { startUpFeature } from './feature.ts'
import type { RequestName } from './types.ts'

const known = ({ client }: App) => client.get(startUpFeature).getSnapshot()

const openLoading = (options: AppOptions = {}) => openApp({ ...options, starts: false })

const logged = ({ ports }: App, level: string) => ports.lines.filter((line) => line.startsWith(level))

/** Starts an application, and waits through all retries until the policy is loaded. */
async function started(app: App) {
  const start = app.client.start()
  await until(() => known(app).calls.loadPolicy.status !== 'idle')
  await app.clock.advance(5000)
  await start
  await until(() => known(app).calls.loadPolicy.status === 'succeeded')
}

describe('start-up', () => {
  it('reads flags, metadata and how people sign in', async () => {
    const app = await openLoading()
    app.provider.emulator.arrange((state) => {
      state.flags = { 'fe-usage-page': 'on' }
      state.adminBox['*'] = { themeV2: { loginBox: { themeName: 'dark' } } }
    })
    await started(app)
    expect(known(app)).toMatchObject({
      flags: { 'fe-usage-page': 'on' },
      metadata: { themeV2: { loginBox: { themeName: 'dark' } } },
      policy: { configuration: { authStrategy: 'EmailAndPassword' }, strategies: expect.any(Object) },
    })
    expect(known(app).failedRequests).toEqual({})
  })

  it.each([
    ['the metadata while the flags are', 'listFeatureFlags', 'getMetadata'],
    ['the flags while the metadata is', 'getMetadata', 'listFeatureFlags'],
  ])('reads %s on the way', async (_, slow, other) => {
    const app = await openLoading()
    app.provider.emulator.faults.add({ operation: slow, kind: 'delay' })
    void app.client.start()
    await until(() => app.called().includes(other))
    expect(known(app).status).toBe('loading')
  })

  it('reads everything once, however often the client is started', async () => {
    const app = await openLoading()
    await Promise.all([app.client.start(), app.client.start()])
    await app.client.start()
    expect(app.called().filter((operation) => operation === 'getMetadata')).toHaveLength(1)
    expect(app.called().filter((operation) => operation === 'listFeatureFlags')).toHaveLength(1)
  })

  it('reads nothing before the client is started', async () => {
    const app = await openLoading()
    expect(known(app)).toMatchObject({ status: 'loading', metadata: null })
    await app.client.api.get('/vendors/public')
    expect(app.called()).toEqual(['getVendorPublicInfo'])
  })

  it('start-up can be repeated, and keeps known values if it fails', async () => {
    const app = await openLoading()
    app.provider.emulator.arrange((state) => {
      state.flags = { beta: 'on' }
      state.adminBox['*'] = { themeV2: { loginBox: { themeName: 'dark' } } }
    })
    await started(app)
    const { flags, metadata, policy } = known(app)
    app.provider.emulator.faults.add({ operation: '*', kind: 'status', status: 500 })
    await Promise.all([app.client.startUp.load(), app.client.startUp.loadPolicy()])
    expect(known(app)).toMatchObject({ flags, metadata, policy })
  })
})

describe('loading', () => {
  it.each(['listFeatureFlags', 'getMetadata'])('lasts until %s has been answered', async (operation) => {
    const app = await openLoading()
    app.provider.emulator.faults.add({ operation, kind: 'delay', delayMs: 800 })
    const start = app.client.start()
    await until(() => app.called().includes(operation))
    await app.clock.advance(799)
    expect(known(app).status).toBe('loading')
    await app.clock.advance(1)
    await start
    expect(known(app).status).toBe('loaded')
  })

  it('loading does not wait for the sign-in configuration', async () => {
    const app = await openLoading()
    app.provider.emulator.faults.add({ operation: 'getPublicConfiguration', kind: 'delay' })
    await app.client.start()
    expect(known(app)).toMatchObject({ status: 'loaded', policy: { configuration: null } })
  })

  it('lasts until the screens it was held for are on the page', async () => {
    const app = await openLoading()
    let appear = () => {}
    app.client.startUp.hold(new Promise<void>((resolve) => (appear = resolve)))
    const start = app.client.start()
    await until(() => known(app).metadata !== null)
    expect(known(app).status).toBe('loading')
    appear()
    await start
    expect(known(app).status).toBe('loaded')
  })

  it('lasts for a screen that begins to load when another is on the page', async () => {
    const app = await openLoading()
    const appear: (() => void)[] = []
    const hold = () => app.client.startUp.hold(new Promise<void>((resolve) => appear.push(resolve)))
    hold()
    const start = app.client.start()
    await until(() => known(app).metadata !== null)
    appear[0]?.()
    hold()
    await settle()
    expect(known(app).status).toBe('loading')
    appear[1]?.()
    await start
    expect(known(app).status).toBe('loaded')
  })

  it('ends where nothing can be read at all', async () => {
    const app = await openLoading()
    app.provider.emulator.faults.add({ operation: '*', kind: 'drop' })
    await started(app)
    const { status, flags, metadata } = known(app)
    expect({ status, flags, metadata }).toEqual({ status: 'loaded', flags: {}, metadata: defaultMetadata })
  })

  it('loading ends once all of its results can be read', async () => {
    const app = await openLoading()
    const heard: unknown[] = []
    app.client.on('loaded', () => heard.push([known(app).status, known(app).metadata !== null]))
    await app.client.start()
    expect(heard).toEqual([['loaded', true]])
  })
})

describe('a read that the provider fails to answer', () => {
  const reads: readonly (readonly [RequestName, string])[] = [
    ['LOAD_FEATURE_FLAGS', 'listFeatureFlags'],
    ['LOAD_ADMIN_BOX_METADATA', 'getMetadata'],
    ['LOAD_SSO_PUBLIC_CONFIGURATION', 'getSsoPublicConfiguration'],
    ['LOAD_PUBLIC_AUTH_STRATEGIES_POLICY', 'listPublicAuthStrategies'],
    ['LOAD_ALLOW_SIGNUPS', 'getPublicConfiguration'],
  ]

  it.each(reads)('a failed start-up read is recorded as %s with its trace id', async (name, operation) => {
    const app = await openLoading()
    app.provider.emulator.faults.add({ operation, kind: 'status', status: 500 })
    await started(app)
    const { failedRequests } = known(app)
    expect(failedRequests).toEqual({ [name]: { traceId: expect.stringMatching(/^[0-9a-f]{32}$/) } })
    expect(logged(app, 'error')).toEqual([expect.stringContaining(failedRequests[name]?.traceId ?? 'no trace id')])
  })

  it.each([500, 501, 503, 599])('a failed start-up read is recorded on status %i', async (status) => {
    const app = await openLoading()
    app.provider.emulator.faults.add({ operation: 'listFeatureFlags', kind: 'status', status })
    await started(app)
    expect(Object.keys(known(app).failedRequests)).toEqual(['LOAD_FEATURE_FLAGS'])
  })

  it.each([302, 400, 401, 403, 404, 429, 499])('a failed start-up read is ignored on status %i', async (status) => {
    const app = await openLoading()
    app.provider.emulator.faults.add({ operation: '*', kind: 'status', status, body: '"https://acme.test/"' })
    await started(app)
    const { status: standing, failedRequests } = known(app)
    expect({ standing, failedRequests }).toEqual({ standing: 'loaded', failedRequests: {} })
  })

  it('a failed start-up read is recorded without a trace id if no response arrived', async () => {
    const app = await openLoading()
    app.provider.emulator.faults.add({ operation: 'getMetadata', kind: 'drop' })
    await started(app)
    expect(known(app).failedRequests).toEqual({ LOAD_ADMIN_BOX_METADATA: { traceId: undefined } })
  })

  it('a failed start-up read is cleared once it succeeds, and the others stay', async () => {
    const app = await openLoading()
    for (const operation of ['listFeatureFlags', 'getMetadata']) {
      app.provider.emulator.faults.add({ operation, kind: 'status', status: 500 })
    }
    await started(app)
    app.provider.emulator.faults.clear()
    await app.client.startUp.loadFlags()
    expect(Object.keys(known(app).failedRequests)).toEqual(['LOAD_ADMIN_BOX_METADATA'])
  })
})

describe('the metadata', () => {
  it.each([
    ['fails', { kind: 'status', status: 500 }],
    ['is refused', { kind: 'status', status: 403 }],
    ['is unreadable', { kind: 'status', status: 200, body: '<html>' }],
    ['never comes', { kind: 'drop' }],
  ] as const)('the metadata are the defaults if the read %s', async (_, fault) => {
    const app = await openLoading()
    app.provider.emulator.faults.add({ operation: 'getMetadata', ...fault })
    await started(app)
    expect(known(app).metadata).toEqual(defaultMetadata)
  })

  it('hold the tenant’s own over the defaults', async () => {
    const app = await openLoading()
    app.provider.emulator.arrange((state) => {
      state.adminBox['*'] = { navigation: { groups: { visibility: 'byPermissions' } } }
    })
    await started(app)
    const { groups, users } = known(app).metadata?.navigation ?? {}
    expect(groups).toEqual({ ...defaultMetadata.navigation?.['groups'], visibility: 'byPermissions' })
    expect(users).toEqual(defaultMetadata.navigation?.['users'])
  })

  it('hold the document of the overrides over both', async () => {
    const asked: string[] = []
    const app = await openLoading({
      elsewhere(address) {
        asked.push(address)
        return Response.json({ themeV2: { loginBox: { themeName: 'classic' } } })
      },
    })
    app.provider.emulator.arrange((state) => {
      state.adminBox['*'] = {
        themeV2: { loginBox: { themeName: 'dark', logo: 'acme.svg' } },
        metadataOverrides: { url: 'https://cdn.test/overrides.json' },
      }
    })
    await started(app)
    expect(asked).toEqual(['https://cdn.test/overrides.json'])
    expect(known(app).metadata).toMatchObject({ themeV2: { loginBox: { themeName: 'classic', logo: 'acme.svg' } } })
  })

  it('go without overrides that cannot be had, with one warning', async () => {
    const app = await openLoading({ elsewhere: () => new Response(null, { status: 404 }) })
    app.provider.emulator.arrange((state) => {
      state.adminBox['*'] = { metadataOverrides: { url: 'https://cdn.test/overrides.json' } }
    })
    await started(app)
    expect(known(app)).toMatchObject({ status: 'loaded', metadata: { navigation: defaultMetadata.navigation } })
    expect(logged(app, 'warn').filter((line) => line.includes('overrides'))).toEqual([
      expect.stringContaining('the answer was 404'),
    ])
  })
})
