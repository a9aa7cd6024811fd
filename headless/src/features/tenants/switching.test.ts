import { describe, expect, it } from 'vitest'
import { fakePorts } from '../../../test/fake-ports.ts'
import { type App, inTime, openApp, until } from '../../../test/open-app.ts'
import { errorOf } from '../../../test/open-login.ts'
import { countOf, openTenants as open, tenantsOf } from '../../../test/open-tenants.ts'
import { createClient } from '../../client/index.ts'
import { searchDelay } from '../../core/lists/listing.ts'
import { sessionFeature } from '../../session/index.ts'
import { entitlementsFeature } from '../entitlements/index.ts'

const me = 'admin@acme.test'

const sessionOf = ({ client }: App) => client.get(sessionFeature).getSnapshot()
const idOf = (app: App, name: string) => tenantsOf(app).rows.find((one) => one.name === name)?.tenantId ?? ''
const switchTo = (app: App, name: string, reload?: 'silent' | 'full') =>
  tenantsOf(app).switchTenant({ tenantId: idOf(app, name), ...(reload && { reload }) })
const isCalled = (app: App, operation: string) => until(() => app.called().includes(operation))

describe('a switch of tenant', () => {
  it('changes the token, the user, the tenant, and what the user may do', async () => {
    const app = await open()
    const token = await app.client.session.getAccessToken()
    const switching = switchTo(app, 'Globex')
    expect(tenantsOf(app)).toMatchObject({
      switchingTo: idOf(app, 'Globex'),
      tenant: { name: 'Acme' },
      calls: { switchTenant: { status: 'pending' } },
    })
    expect(await switching).toEqual({ ok: true, value: undefined })
    expect(await app.client.session.getAccessToken()).not.toBe(token)
    expect(tenantsOf(app)).toMatchObject({ tenant: { name: 'Globex' }, switchingTo: null })
    expect(sessionOf(app)).toMatchObject({
      tenant: { name: 'Globex' },
      user: { tenantId: idOf(app, 'Globex'), roles: [{ key: 'ReadOnly' }] },
    })
    expect(sessionOf(app).user?.permissions).not.toContain('fe.*')
    expect(app.ports.page.opened).toEqual([])
  })

  it('forgets what belongs to the former tenant, and reads it for the new one', async () => {
    const app = await open({ entitlements: true })
    const { emulator } = app.provider
    emulator.entitlements.grant('exports', { tenantId: idOf(app, 'Globex') })
    const featuresOf = () => Object.keys(app.client.get(entitlementsFeature).getSnapshot().context?.features ?? {})
    app.client.get(entitlementsFeature).subscribe(() => {})
    await until(() => app.client.get(entitlementsFeature).getSnapshot().status === 'loaded')
    expect(featuresOf()).not.toContain('exports')
    const seen: string[] = []
    app.client
      .get(entitlementsFeature)
      .subscribe(() => seen.push(app.client.get(entitlementsFeature).getSnapshot().status))
    await switchTo(app, 'Globex')
    await until(() => featuresOf().includes('exports'))
    expect(seen).toContain('loading')
  })

  it('keeps everything where the provider refuses it', async () => {
    const app = await open()
    const before = sessionOf(app)
    const renewals = countOf(app, 'refreshToken')
    app.provider.emulator.faults.add({ operation: 'switchTenant', kind: 'status', status: 500, times: 1 })
    expect(errorOf(await switchTo(app, 'Globex'))).toMatchObject({ status: 500 })
    expect(tenantsOf(app)).toMatchObject({
      tenant: { name: 'Acme' },
      switchingTo: null,
      calls: { switchTenant: { status: 'failed' } },
    })
    expect(sessionOf(app)).toBe(before)
    expect(countOf(app, 'refreshToken')).toBe(renewals)
    expect(await switchTo(app, 'Globex')).toMatchObject({ ok: true })
    expect(tenantsOf(app).tenant?.name).toBe('Globex')
  })

  it('a switch of tenant is refused for a tenant that is not one of the user, and nothing is sent', async () => {
    const app = await openApp({ signedInAs: 'reader@acme.test' })
    const before = sessionOf(app)
    const globex = app.provider.emulator.snapshot().tenants.find(({ name }) => name === 'Globex')?.id ?? ''
    expect(errorOf(await tenantsOf(app).switchTenant({ tenantId: globex }))).toMatchObject({ code: 'unknown-tenant' })
    expect(sessionOf(app)).toBe(before)
    expect(app.called()).not.toContain('switchTenant')
  })

  it('leads to a tenant that the search has left out', async () => {
    const app = await open()
    const globex = idOf(app, 'Globex')
    const searching = tenantsOf(app).search({ text: 'Labs' })
    await app.clock.advance(searchDelay)
    await searching
    expect(tenantsOf(app)).toMatchObject({ rows: [{ name: 'Acme Labs' }], tenant: { name: 'Acme' } })
    expect(await tenantsOf(app).switchTenant({ tenantId: globex })).toMatchObject({ ok: true })
    expect(tenantsOf(app).tenant?.name).toBe('Globex')
  })

  it('leads to a tenant of the session before the list is on the screen', async () => {
    const app = await openApp({ signedInAs: me })
    const globex = sessionOf(app).tenants.find(({ name }) => name === 'Globex')?.tenantId ?? ''
    expect(await tenantsOf(app).switchTenant({ tenantId: globex })).toMatchObject({ ok: true })
    expect(tenantsOf(app).tenant?.name).toBe('Globex')
  })

  it('fails where the user has left the tenant meanwhile', async () => {
    const app = await open()
    app.provider.emulator.arrange(({ users }) => {
      for (const user of users) user.memberships = user.memberships.slice(0, 1)
    })
    expect(errorOf(await switchTo(app, 'Globex'))).toMatchObject({ code: 'ER-NOT-FOUND', status: 404 })
    expect(tenantsOf(app).tenant?.name).toBe('Acme')
  })

  it('a switch of tenant does nothing for the tenant the user is in', async () => {
    const app = await open()
    const before = app.called().length
    expect(await switchTo(app, 'Acme', 'full')).toMatchObject({ ok: true })
    expect(app.called()).toHaveLength(before)
    expect(app.ports.page.opened).toEqual([])
  })

  it('loads the page anew where it is asked to, and only when it went well', async () => {
    const app = await open({ routes: { authenticatedUrl: '/home' } })
    app.provider.emulator.faults.add({ operation: 'switchTenant', kind: 'status', status: 500, times: 1 })
    await switchTo(app, 'Globex', 'full')
    expect(app.ports.page.opened).toEqual([])
    await switchTo(app, 'Globex', 'full')
    expect(app.ports.page.opened).toEqual(['http://localhost:5173/home'])
    expect(tenantsOf(app).tenant?.name).toBe('Globex')
  })

  it('asks for a token before, where there is none that serves', async () => {
    const app = await open({ keepSessionAlive: false })
    await app.client.startUp.loadFlags()
    await app.clock.advance(600_000 - 1)
    expect(await switchTo(app, 'Globex')).toMatchObject({ ok: true })
    expect(tenantsOf(app).tenant?.name).toBe('Globex')
  })

  it('follows a renewal that is under way, whose token is for the former tenant', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'delay', when: 'after', times: 1 })
    const renewing = app.client.session.refresh()
    const switching = switchTo(app, 'Globex')
    expect(await inTime(app.clock, Promise.all([renewing, switching]))).toMatchObject([{ ok: true }, { ok: true }])
    expect(sessionOf(app).user?.tenantId).toBe(idOf(app, 'Globex'))
    expect(app.provider.emulator.snapshot().sessions).toMatchObject([{ ended: null }])
  })

  it('keeps to the tenant of the tab where each has its own', async () => {
    const app = await open({ tenantPerTab: true })
    expect(await switchTo(app, 'Globex')).toMatchObject({ ok: true })
    expect(tenantsOf(app).tenant?.name).toBe('Globex')
    await app.client.session.refresh()
    expect(tenantsOf(app).tenant?.name).toBe('Globex')
  })

  it('leaves the tab beside it in the tenant chosen there, where each has its own', async () => {
    const app = await open({ tenantPerTab: true })
    const beside = await openApp({ tenantPerTab: true, beside: app, sameBrowser: true, starts: false })
    const { local } = app.ports.storage
    const ports = { ...beside.ports, storage: { local, session: fakePorts().storage.session } }
    const other: App = { ...beside, ports, client: createClient({ ...beside.client.options, ports }) }
    await other.client.start()
    await until(() => sessionOf(other).status === 'authenticated')
    await tenantsOf(other).load()
    expect(await switchTo(app, 'Globex')).toMatchObject({ ok: true })
    expect(await switchTo(other, 'Acme Labs')).toMatchObject({ ok: true })
    await app.client.session.refresh()
    await other.client.session.refresh()
    expect(sessionOf(app).user?.tenantId).toBe(idOf(app, 'Globex'))
    expect(sessionOf(other).user?.tenantId).toBe(idOf(app, 'Acme Labs'))
  })

  it('a switch of tenant is canceled by a log-out', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'switchTenant', kind: 'delay' })
    const switching = switchTo(app, 'Globex', 'full')
    await isCalled(app, 'switchTenant')
    await app.client.session.logOut()
    expect(await switching).toEqual({ ok: false, reason: 'canceled' })
    await app.clock.advance(60_000)
    expect(tenantsOf(app)).toMatchObject({ rows: [], switchingTo: null, isPending: false })
    expect(sessionOf(app).status).toBe('unauthenticated')
    expect(app.ports.page.opened).toEqual([])
  })
})

describe('two switches at once', () => {
  it.each(['switchTenant', 'refreshToken', 'getMe'])('end in the tenant chosen last, also within %s', async (slow) => {
    const app = await open()
    const { emulator } = app.provider
    const before = countOf(app, slow)
    emulator.faults.add({ operation: slow, kind: 'delay', when: 'after', times: 1 })
    const first = switchTo(app, 'Acme Labs', 'full')
    await until(() => countOf(app, slow) > before)
    const last = switchTo(app, 'Globex')
    expect(tenantsOf(app).switchingTo).toBe(idOf(app, 'Globex'))
    expect(await first).toEqual({ ok: false, reason: 'canceled' })
    expect(await inTime(app.clock, last)).toMatchObject({ ok: true })
    expect(sessionOf(app)).toMatchObject({ status: 'authenticated', tenant: { name: 'Globex' } })
    expect(tenantsOf(app)).toMatchObject({ tenant: { name: 'Globex' }, switchingTo: null })
    await app.client.session.refresh()
    expect(sessionOf(app).tenant?.name).toBe('Globex')
    expect(emulator.snapshot().sessions).toMatchObject([{ ended: null }])
    expect(app.ports.page.opened).toEqual([])
  })

  it('send nothing of one that was still waiting', async () => {
    const app = await open()
    const choices = [switchTo(app, 'Acme Labs'), switchTo(app, 'Globex')]
    expect(await Promise.all(choices)).toMatchObject([{ ok: false, reason: 'canceled' }, { ok: true }])
    expect(countOf(app, 'switchTenant')).toBe(1)
  })

  it('end where the user was, where that was chosen last', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'switchTenant', kind: 'delay', when: 'after', times: 1 })
    const there = switchTo(app, 'Globex')
    await isCalled(app, 'switchTenant')
    const back = switchTo(app, 'Acme')
    expect(await inTime(app.clock, Promise.all([there, back]))).toMatchObject([{ ok: false }, { ok: true }])
    await app.client.session.refresh()
    expect(sessionOf(app).tenant?.name).toBe('Acme')
  })

  it('the last of two switches succeeds alone if the first gets no response', async () => {
    const app = await open({ timeout: 10_000 })
    app.provider.emulator.faults.add({ operation: 'switchTenant', kind: 'delay', delayMs: 60_000, times: 1 })
    const first = switchTo(app, 'Acme Labs')
    await isCalled(app, 'switchTenant')
    const last = switchTo(app, 'Globex')
    await app.clock.advance(10_000)
    expect(await Promise.all([first, last])).toMatchObject([{ reason: 'canceled' }, { ok: true }])
    expect(sessionOf(app).tenant?.name).toBe('Globex')
  })
})
