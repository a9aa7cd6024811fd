import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { slackWorkspaceFeature } from './slack-workspace.ts'

const page = 'http://localhost:5173/orders?status=open&portal=webhooks&portal.tab=slack'

/** Opens the workspace of Slack of an account that has none, on a page. */
async function open(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: 'admin@acme.test', address: page, ...options })
  app.provider.emulator.arrange((state) => {
    state.slackWorkspaces = []
    state.slackCodes = [{ id: 'good', expiresAt: Number.MAX_SAFE_INTEGER }]
  })
  const slice = app.client.get(slackWorkspaceFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().value !== null)
  return { ...app, workspace: slice.getSnapshot }
}

const leftFor = ({ ports }: App) => new URL(ports.page.opened.at(-1) ?? expect.unreachable())

/** Asks for the consent, and returns to the page with what Slack adds. */
async function come(app: Awaited<ReturnType<typeof open>>, values: Readonly<Record<string, string>>) {
  await app.workspace().askConsent()
  const asked = leftFor(app).searchParams
  const back = new URL(asked.get('redirect_uri') ?? '')
  for (const [name, value] of Object.entries({ state: asked.get('state') ?? '', ...values }))
    back.searchParams.set(name, value)
  await app.ports.page.travel(back.href)
  return app.workspace().finishConsent()
}

describe('the way to the consent of Slack', () => {
  it('the consent is asked for with the application, the scopes, the page to return to, and a state', async () => {
    const app = await open()
    expect(await app.workspace().askConsent()).toMatchObject({ ok: true })
    const { origin, pathname, searchParams } = leftFor(app)
    expect(origin + pathname).toBe(`${app.provider.baseUrl}/slack/oauth/v2/authorize`)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: app.provider.emulator.snapshot().vendor.clientId,
      scope: 'channels:read,groups:read,chat:write,chat:write.public',
      redirect_uri: page,
      state: expect.stringMatching(/^slack\.[\w-]{43}$/),
    })
  })

  it('the consent is that of Slack itself unless the provider names another', async () => {
    const app = await open({
      instead: ({ pathname }) =>
        pathname.endsWith('/slack/applications') ? Promise.resolve(Response.json({ clientId: 'x' })) : undefined,
    })
    await app.workspace().askConsent({ scope: 'chat:write', returnUrl: '/slack-return' })
    const { href, searchParams } = leftFor(app)
    expect(href.startsWith('https://slack.com/oauth/v2/authorize?client_id=x&scope=chat%3Awrite&')).toBe(true)
    expect(searchParams.get('redirect_uri')).toBe('http://localhost:5173/slack-return')
  })

  it.each([{ clientId: '' }, { clientId: 'x', authorizationUrl: 'javascript:alert(1)' }])(
    'the page stays for an application without a safe address: %j',
    async (application) => {
      const app = await open({
        instead: ({ pathname }) =>
          pathname.endsWith('/slack/applications') ? Promise.resolve(Response.json(application)) : undefined,
      })
      const failed = { ok: false, error: { code: 'slack-application-missing' } }
      expect(await app.workspace().askConsent()).toMatchObject(failed)
      expect(app.ports.page.opened).toEqual([])
    },
  )
})

describe('the return from Slack', () => {
  it('the code is handed over once, and leaves the address with the state alone', async () => {
    const app = await open()
    expect(await come(app, { code: 'good' })).toMatchObject({ ok: true })
    expect(app.workspace().consent).toEqual({ name: 'connected' })
    expect(app.sent('/registrations').map(({ body }) => body)).toEqual([{ code: 'good' }])
    expect(app.ports.page.url()?.href).toBe(page)
    await until(() => app.workspace().value?.isConnected === true)
    expect(await app.workspace().finishConsent()).toMatchObject({ ok: true })
    expect(app.sent('/registrations')).toHaveLength(1)
  })

  it('two calls at once hand the code over once', async () => {
    const app = await open()
    await app.workspace().askConsent()
    const state = leftFor(app).searchParams.get('state') ?? ''
    await app.ports.page.travel(`${page}&code=good&state=${state}`)
    await Promise.all([app.workspace().finishConsent(), app.workspace().finishConsent()])
    expect(app.sent('/registrations')).toHaveLength(1)
  })

  it('a refusal is named, and nothing is handed over', async () => {
    const app = await open()
    await come(app, { error: 'access_denied' })
    expect(app.workspace().consent).toEqual({ name: 'denied', reason: 'access_denied' })
    expect(app.sent('/registrations')).toEqual([])
    expect(app.ports.page.url()?.href).toBe(page)
  })

  it.each(['slack.of-another-tab', 'slack.'])(
    'a state of no attempt of this tab connects nothing: %s',
    async (state) => {
      const app = await open()
      await come(app, { code: 'good', state })
      expect(app.workspace().consent).toEqual({ name: 'invalid' })
      expect(app.sent('/registrations')).toEqual([])
      expect(app.ports.page.url()?.href).toBe(page)
    },
  )

  it('a state of another return stays in the address', async () => {
    const app = await open()
    await come(app, { code: 'good', state: 'of-a-sign-in' })
    expect(app.workspace().consent).toEqual({ name: 'none' })
    expect(app.ports.page.url()?.searchParams.get('code')).toBe('good')
  })

  it('a consent that was asked for by another account connects nothing', async () => {
    const app = await open()
    await app.workspace().askConsent()
    const state = leftFor(app).searchParams.get('state') ?? ''
    const key = 'portico-slack:default'
    const kept = JSON.parse(app.ports.storage.session.get(key) ?? '{}')
    app.ports.storage.session.set(key, JSON.stringify({ ...kept, tenantId: 'another' }))
    await app.ports.page.travel(`${page}&code=good&state=${state}`)
    await app.workspace().finishConsent()
    expect(app.workspace().consent).toEqual({ name: 'invalid' })
    expect(app.sent('/registrations')).toEqual([])
  })

  it('a code that was used before is expired, and one that comes late', async () => {
    const app = await open()
    await come(app, { code: 'used' })
    expect(app.workspace().consent).toEqual({ name: 'expired' })
    await app.workspace().askConsent()
    const state = leftFor(app).searchParams.get('state') ?? ''
    await app.ports.page.travel(`${page}&code=good&state=${state}`)
    await app.clock.advance(1_800_001)
    await app.workspace().finishConsent()
    expect(app.workspace().consent).toEqual({ name: 'expired' })
    expect(app.sent('/registrations')).toHaveLength(1)
  })

  it('a failure of the provider is kept with its error', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'registerSlackApplication', kind: 'status', status: 500 })
    expect(await come(app, { code: 'good' })).toMatchObject({ ok: false, error: { status: 500 } })
    expect(app.workspace().consent).toMatchObject({ name: 'failed', error: { status: 500 } })
  })
})
