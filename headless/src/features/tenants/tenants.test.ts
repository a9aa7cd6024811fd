import { describe, expect, it } from 'vitest'
import { type AppOptions, inTime, openApp, until } from '../../../test/open-app.ts'
import { errorOf } from '../../../test/open-login.ts'
import { countOf, openTenants as open, tenantsOf } from '../../../test/open-tenants.ts'
import { keepAlive } from '../../core/slice.ts'
import { tenantsFeature } from './feature.ts'

const me = 'admin@acme.test'
const usesFirstVersion = { admin_portal_use_current_user_tenants_v1_endpoint: 'on' } as const

describe('the list of tenants', () => {
  it('the list of tenants is what the session has read, without another call', async () => {
    const app = await open()
    expect(tenantsOf(app)).toMatchObject({
      rows: [{ name: 'Acme', isReseller: true }, { name: 'Acme Labs' }, { name: 'Globex' }],
      total: 3,
      tenant: { name: 'Acme' },
      switchingTo: null,
    })
    expect(countOf(app, 'listMyTenants')).toBe(1)
  })

  it('the list of tenants has rows whose ids are those of the tenants', async () => {
    const app = await open()
    expect(tenantsOf(app).rows.map(({ id }) => id)).toEqual(tenantsOf(app).rows.map(({ tenantId }) => tenantId))
  })

  it.each(['customer', 'spam', 'test', 'reseller', 'headquarter'] as const)(
    'a row of the list of tenants has the type %s',
    async (tenantType) => {
      const app = await openApp({ signedInAs: me, starts: false })
      app.provider.emulator.arrange(({ tenants }) => void Object.assign(tenants[0] ?? {}, { tenantType }))
      await app.client.start()
      app.client.get(tenantsFeature).subscribe(() => {})
      await until(() => tenantsOf(app).rows.length === 3)
      expect(tenantsOf(app).rows.map((row) => row.tenantType)).toEqual([tenantType, 'customer', 'customer'])
    },
  )

  it('the list of tenants is read from the provider when it returns to the screen', async () => {
    const app = await openApp({ signedInAs: me })
    const unsubscribe = app.client.get(tenantsFeature).subscribe(() => {})
    await until(() => tenantsOf(app).status === 'ready')
    unsubscribe()
    await app.clock.advance(keepAlive)
    app.client.get(tenantsFeature).subscribe(() => {})
    await until(() => countOf(app, 'listMyTenants') === 2)
  })

  it('the list of tenants is that of the session after a sign-in, also off the screen', async () => {
    const app = await openApp()
    const slice = app.client.get(tenantsFeature)
    app.browser.signIn(me)
    await app.client.session.refresh()
    await until(() => slice.getSnapshot().rows.length === 3)
    expect(countOf(app, 'listMyTenants')).toBe(1)
  })

  it('the list of tenants is read again from the third version', async () => {
    const app = await open()
    app.provider.emulator.arrange(({ tenants: [acme] }) => {
      if (acme) acme.name = 'Acme Inc.'
    })
    expect(await tenantsOf(app).load()).toMatchObject({ ok: true })
    expect(tenantsOf(app)).toMatchObject({ rows: [{ name: 'Acme Inc.' }, {}, {}], tenant: { name: 'Acme Inc.' } })
    expect(countOf(app, 'listMyTenants')).toBe(2)
    expect(app.called()).not.toContain('listMyTenantsV1')
  })

  it.each<readonly [string, AppOptions]>([
    ['the flag for it is on', { flags: usesFirstVersion }],
    ['each tab has a tenant of its own', { tenantPerTab: true }],
  ])('the list of tenants is read from the first version if %s', async (_, options) => {
    const app = await open(options)
    await tenantsOf(app).load()
    expect(tenantsOf(app).rows).toHaveLength(3)
    expect(countOf(app, 'listMyTenantsV1')).toBe(2)
    expect(app.called()).not.toContain('listMyTenants')
  })

  it.each([
    ['v1', 'listMyTenantsV1'],
    ['v2', 'listMyTenantsV2'],
    ['v3', 'listMyTenants'],
  ] as const)('the list of tenants is read from the requested version: %s', async (version, operation) => {
    const app = await open()
    const before = countOf(app, operation)
    expect(await tenantsOf(app).load({ version })).toMatchObject({ ok: true })
    expect(countOf(app, operation)).toBe(before + 1)
    expect(tenantsOf(app)).toMatchObject({ rows: [{ name: 'Acme' }, {}, {}], tenant: { name: 'Acme' } })
  })

  it('the list of tenants is read again when something else has changed it', async () => {
    const app = await open()
    app.client.changed(['tenants'])
    await until(() => tenantsOf(app).calls.load.status === 'succeeded')
    // The sign-in reads the list once; then the list and the session share a call.
    expect(countOf(app, 'listMyTenants')).toBe(2)
  })

  it.each(['status', 'drop', 'brokenBody'] as const)('stays where it cannot be read: %s', async (kind) => {
    const app = await open()
    const { rows: before } = tenantsOf(app)
    app.provider.emulator.faults.add({ operation: 'listMyTenants', kind })
    const outcome = await inTime(app.clock, tenantsOf(app).load())
    expect(errorOf(outcome)).not.toBeNull()
    expect(tenantsOf(app).rows).toBe(before)
  })

  it('the list of tenants is empty and not requested without a user, and cleared with the user', async () => {
    const nobody = await openApp()
    expect(await tenantsOf(nobody).load()).toMatchObject({ ok: true })
    expect(tenantsOf(nobody)).toMatchObject({ rows: [], tenant: null })
    expect(nobody.called()).not.toContain('listMyTenants')
    const app = await open()
    expect(tenantsOf(app).rows).toHaveLength(3)
    await app.client.session.logOut()
    expect(tenantsOf(app)).toMatchObject({ rows: [], tenant: null })
  })
})
