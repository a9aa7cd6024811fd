import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { profileFeature } from '../profile/index.ts'
import { usageFeature } from './feature.ts'
import { usageOfferFeature } from './offer.ts'

const path = '/identity/resources/tenants/usage/v1'
const shown = ({ client }: App) => client.get(usageFeature).getSnapshot()
const lastQuery = (app: App) => Object.fromEntries(app.sent(path).at(-1)?.url.searchParams ?? [])

/** Opens an application with the usage on the screen. The clock shows 1 January 2026. */
async function openUsage(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: 'admin@acme.test', ...options })
  app.client.get(usageFeature).subscribe(() => {})
  await until(() => !['idle', 'pending'].includes(shown(app).calls.load.status))
  return app
}

describe('the usage', () => {
  it('the usage of the last 30 days loads by itself, in the zone of the account', async () => {
    const beside = await openApp()
    beside.provider.emulator.arrange(({ tenants }) => {
      for (const tenant of tenants) tenant.settings['timezone'] = 'Asia/Tokyo'
    })
    const app = await openUsage({ beside })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(app.clock.now())
    expect(lastQuery(app)).toMatchObject({ to: today, step: 'day', timeZone: 'Asia/Tokyo' })
    expect(lastQuery(app)).not.toHaveProperty('includeSubTenants')
    const { value, isOffered } = shown(app)
    expect(isOffered).toBe(true)
    expect(value).toMatchObject({ to: today, members: { used: 5, limit: 100 }, accounts: null })
    expect(value?.buckets).toHaveLength(30)
  })

  it('each choice reads the usage again, and the last one of several is shown', async () => {
    const app = await openUsage()
    const { setPeriod, setStep, setSubAccounts } = shown(app)
    setPeriod({ period: { from: '2025-11-01', to: '2025-12-31' } })
    setStep({ step: 'month' })
    setSubAccounts({ isIncluded: true })
    await until(() => shown(app).value?.hasSubAccounts === true)
    const expected = { from: '2025-11-01', to: '2025-12-31', step: 'month' }
    expect(lastQuery(app)).toMatchObject({ ...expected, includeSubTenants: 'true' })
    expect(shown(app).value).toMatchObject(expected)
    expect(shown(app).value?.accounts?.[0]).toMatchObject({ name: 'Acme' })
  })

  it('keeps its period and its step in the address by option', async () => {
    const address = 'https://app.test/?u.period=P90D&u.step=week&other=1'
    const app = await openApp({ signedInAs: 'admin@acme.test', address })
    const usage = app.client.get(usageFeature, { address: 'u' })
    usage.subscribe(() => {})
    const now = () => usage.getSnapshot()
    await until(() => now().value !== null)
    expect(lastQuery(app)).toMatchObject({ step: 'week' })
    expect(now().value?.buckets).toHaveLength(14)
    now().setPeriod({ period: { from: '2025-11-01', to: '2025-12-31' } })
    now().setStep({ step: 'day' })
    await until(() => now().value?.from === '2025-11-01')
    expect(app.client.ports.page.url()?.search).toBe('?other=1&u.period=2025-11-01%2F2025-12-31')
    now().setPeriod({ period: { days: 30 } })
    await until(() => now().value?.buckets.length === 30)
    expect(app.client.ports.page.url()?.search).toBe('?other=1')
  })

  it.each(['today', 'P0D', 'x'])('a period of the address that cannot be read is left out: %s', async (text) => {
    const app = await openApp({
      signedInAs: 'admin@acme.test',
      address: `https://app.test/?u.period=${text}&u.step=hour`,
    })
    const usage = app.client.get(usageFeature, { address: 'u' })
    usage.subscribe(() => {})
    await until(() => usage.getSnapshot().value !== null)
    expect(usage.getSnapshot()).toMatchObject({ period: { days: 30 }, step: 'day' })
  })

  it('what another administrator has done is in the numbers after a load', async () => {
    const app = await openUsage()
    const other = await openApp({ beside: app, signedInAs: 'mfa@acme.test' })
    await other.client.get(profileFeature).actions.load()
    app.provider.emulator.addUser({ email: 'new@acme.test', tenants: ['Acme'], roles: ['Viewer'] })
    const before = shown(app).value?.totals
    await shown(app).load()
    expect(shown(app).value?.members?.used).toBe(6)
    expect(shown(app).value?.totals.activePeople).toBe((before?.activePeople ?? 0) + 1)
  })

  it('a failed read keeps the numbers of the former period', async () => {
    const app = await openUsage()
    const before = shown(app).value
    app.provider.emulator.faults.add({ operation: 'getUsage', kind: 'status', status: 500, times: 9 })
    shown(app).setStep({ step: 'week' })
    await until(() => shown(app).calls.load.status === 'failed')
    expect(shown(app)).toMatchObject({ step: 'week', value: before })
  })

  it('a person without the permission is refused, which is no missing offer', async () => {
    const beside = await openApp()
    beside.provider.emulator.arrange(({ roles }) => {
      for (const role of roles) role.permissionKeys = role.permissionKeys.filter((key) => key !== 'fe.usage.read')
    })
    const app = await openUsage({ beside, signedInAs: 'reader@acme.test' })
    expect(shown(app)).toMatchObject({ value: null, isOffered: null, calls: { load: { error: { status: 403 } } } })
  })
})

describe('a provider without the operation', () => {
  it.each([404, 501])('answers %i, and there is no offer and no failure', async (status) => {
    const beside = await openApp()
    beside.provider.emulator.faults.add({ operation: 'getUsage', kind: 'status', status, times: 9 })
    const app = await openUsage({ beside })
    expect(shown(app)).toMatchObject({ value: null, isOffered: false, error: null })
  })
})

describe('an application with numbers of its own', () => {
  it('the numbers of the application are shown, and the provider is not asked', async () => {
    const queries: unknown[] = []
    const app = await openUsage({
      async usage({ signal, ...query }) {
        queries.push({ ...query, isAborted: signal.aborted })
        return { buckets: [{ from: query.from, to: query.to, signIns: 7 }], totals: { signIns: 7 } }
      },
    })
    expect(app.sent(path)).toEqual([])
    expect(queries).toMatchObject([{ step: 'day', hasSubAccounts: false, isAborted: false }])
    expect(shown(app)).toMatchObject({
      isOffered: true,
      value: { totals: { signIns: 7 }, members: null, before: null },
    })
  })
})

describe('the offer', () => {
  const offerOf = async (isAsked: boolean, options: AppOptions = {}) => {
    const app = await openApp({ signedInAs: 'admin@acme.test', ...options })
    const slice = app.client.get(usageOfferFeature, { isAsked })
    slice.subscribe(() => {})
    await until(() => !['idle', 'pending'].includes(slice.getSnapshot().calls.load.status))
    return { app, isOffered: slice.getSnapshot().isOffered }
  }

  it('is asked for by one day, and only if it is wanted', async () => {
    const asked = await offerOf(true)
    expect(asked.isOffered).toBe(true)
    expect(lastQuery(asked.app)['from']).toBe(lastQuery(asked.app)['to'])
    const unasked = await offerOf(false)
    expect([unasked.isOffered, unasked.app.sent(path).length]).toEqual([null, 0])
  })

  it.each([
    [404, false],
    [500, true],
  ])('a provider that answers %i has an offer: %s', async (status, isOffered) => {
    const beside = await openApp()
    beside.provider.emulator.faults.add({ operation: 'getUsage', kind: 'status', status, times: 9 })
    expect((await offerOf(true, { beside })).isOffered).toBe(isOffered)
  })
})

describe('the file', () => {
  it('the file has a line for each number, and a name that begins like a formula is text', async () => {
    const app = await openUsage({
      usage: async ({ from, to }) => ({
        buckets: [{ from, to, signIns: 7 }],
        totals: { signIns: 7 },
        before: { signIns: 5 },
        signInWays: [{ way: 'sso', count: 7 }],
        tokens: [{ id: '1', name: '=HYPERLINK("x")', calls: 3 }],
        features: [{ key: 'webhooks', used: 9, limit: 10 }],
        members: { used: 4 },
      }),
    })
    const outcome = await shown(app).exportCsv({
      fileName: 'year.csv',
      words: { headings: ['A', 'B', 'C', 'D', 'E', 'F', 'G'], nameOf: (name) => name.toUpperCase() },
    })
    if (!outcome.ok) expect.unreachable()
    expect(outcome.value.name).toBe('year.csv')
    const { from, to } = shown(app).value ?? { from: '', to: '' }
    expect((await outcome.value.content.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
      '"A","B","C","D","E","F","G"',
      '"SEATS","","","","4","",""',
      `"SIGNINS","","${from}","${to}","7","5",""`,
      `"SIGNINWAYS","SSO","${from}","${to}","7","",""`,
      `"TOKENS","'=HYPERLINK(""x"")","${from}","${to}","3","",""`,
      '"FEATURES","WEBHOOKS","","","9","","10"',
      `"SIGNINS","","${from}","${to}","7","",""`,
    ])
  })
})
