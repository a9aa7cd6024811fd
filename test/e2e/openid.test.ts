import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Glewlwyd, hasGlewlwyd, startGlewlwyd } from '../../providers/emulator/test/glewlwyd.ts'
import { oneIn } from '../share.ts'
import { browserOfWorker, closeContexts } from './browser.ts'
import { type OpenIdApplication, serveOpenIdApplication } from './openid-application.ts'
import { type OidcProvider, secondFactor, startOidcProvider } from './openid-provider.ts'

if (!hasGlewlwyd) console.log('Left out, as there is no glewlwyd: an application over an issuer of the distribution')

let browser: Browser
let app: OpenIdApplication
let context: BrowserContext
beforeAll(async () => {
  browser = await browserOfWorker()
})
afterAll(() => closeContexts(browser))
beforeEach(async () => {
  app = await serveOpenIdApplication(inject('sites')['hosted'] ?? '')
  context = await browser.newContext({ baseURL: app.url, locale: 'en-US' })
})
afterEach(async () => {
  await context.close()
  await app.stop()
})

/** The session that a page shows, and the documents that it opened so far. */
async function stateOf(page: Page) {
  return page.evaluate(() => {
    const { user, tenant, status } = window.hostedSession()
    return { status, id: user?.id, email: user?.email, tenant: tenant?.name, acr: user?.acr, authTime: user?.authTime }
  })
}

const shown = (page: Page, name: string) => page.getByRole('heading', { name: `Welcome back, ${name}` }).waitFor()
const renew = (page: Page) => page.evaluate(() => window.hostedClient.session.getAccessToken({ forceRefresh: true }))
const stepUp = (page: Page) =>
  page.evaluate(() => void window.hostedClient.options.hostedLogin?.stepUp(window.hostedClient, { maxAge: 60 }))

/** Reloads a page, and counts the documents that it takes. */
async function reload(page: Page): Promise<number> {
  let documents = 0
  const count = (request: { isNavigationRequest(): boolean }) =>
    void (documents += Number(request.isNavigationRequest()))
  page.on('request', count)
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  page.off('request', count)
  return documents
}

describe.each([true, false])(
  'an application over oidc-provider, which rotates refresh tokens: %s',
  oneIn(2),
  (rotates) => {
    let issuer: OidcProvider
    beforeEach(async () => {
      issuer = await startOidcProvider(app.url, rotates)
      app.begin({
        ...issuer,
        stepUp: secondFactor,
        person: ({ org_id, org_name, roles }) => ({ tenants: [{ id: org_id, name: org_name }], roles }),
      })
    })
    afterEach(() => issuer.stop())

    it('signs in, renews, reloads in one document, knows a second tab, steps up, and logs out', async () => {
      const page = await context.newPage()
      await page.goto('/reports')
      await page.getByRole('button', { name: 'Sign in here' }).click()
      await shown(page, 'Ada Admin')
      expect(new URL(page.url()).pathname).toBe('/reports')
      expect(await stateOf(page)).toMatchObject({
        status: 'authenticated',
        id: 'ada',
        email: 'ada@acme.test',
        tenant: 'Acme',
      })

      await page.waitForTimeout(3000)
      expect(await reload(page)).toBe(1)
      expect(await renew(page)).toMatch(/^redacted\..+\.redacted$/)
      expect(app.grants.at(-1)?.[0]).toBe('refresh_token')
      expect(app.grants.filter(([grant]) => grant === 'authorization_code')).toHaveLength(1)

      const second = await context.newPage()
      await second.goto('/reports')
      await shown(second, 'Ada Admin')
      await Promise.all([renew(page), renew(second)])
      expect((await stateOf(second)).status).toBe('authenticated')

      await stepUp(page)
      await page.getByRole('button', { name: 'Prove it is you' }).click()
      await shown(page, 'Ada Admin')
      expect(await stateOf(page)).toMatchObject({ id: 'ada', acr: secondFactor })

      await page.getByRole('button', { name: 'Leave' }).click()
      await page.getByRole('button', { name: 'Yes, sign me out' }).click()
      await page.getByRole('button', { name: 'Sign in here' }).waitFor()
      await second.getByRole('button', { name: 'Sign in here' }).waitFor()
      expect(app.faults).toEqual([])
    })

    it('the issuer ends the session here when it ends there', async () => {
      const page = await context.newPage()
      await page.goto('/reports')
      await page.getByRole('button', { name: 'Sign in here' }).click()
      await shown(page, 'Ada Admin')
      const there = await context.newPage()
      await there.goto(`${issuer.issuer}/session/end`)
      await there.getByRole('button', { name: 'Yes, sign me out' }).click()
      await there.getByText('Sign-out Success').waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Sign in here' }).waitFor()
      expect(app.faults).toEqual([])
    })
  },
)

describe.skipIf(!hasGlewlwyd)('an application over Glewlwyd', oneIn(2), () => {
  let issuer: Glewlwyd
  beforeEach(async () => {
    issuer = await startGlewlwyd(`${app.url}/oauth/callback`, 'olga@acme.test')
    await issuer.setClient({ authorization_type: ['code', 'id_token', 'refresh_token'] })
    const { clientId, clientSecret } = issuer
    // Its page of the sign-in comes back with this parameter.
    const parameters = { g_continue: '' }
    app.begin({ issuer: issuer.issuer, clientId, clientSecret, stepUp: 'max_age', parameters })
    await issuer.signInBrowser(context)
  })
  afterEach(() => issuer?.stop())

  it('signs in, renews without an identity token, reloads in one document, knows a second tab, steps up, and logs out', async () => {
    const page = await context.newPage()
    await page.goto('/reports')
    await shown(page, 'Olga Okafor')
    expect(await stateOf(page)).toMatchObject({ status: 'authenticated', email: 'olga@acme.test' })

    await page.waitForTimeout(3000)
    expect(await reload(page)).toBe(1)
    expect(await renew(page)).toMatch(/^redacted\..+\.redacted$/)
    expect(app.grants.at(-1)?.[0]).toBe('refresh_token')
    expect(app.grants.at(-1)?.[1]).not.toContain('id_token')

    const second = await context.newPage()
    await second.goto('/reports')
    await shown(second, 'Olga Okafor')

    const signIns = () => app.grants.filter(([grant]) => grant === 'authorization_code').length
    await stepUp(page)
    await expect.poll(signIns).toBe(2)
    await shown(page, 'Olga Okafor')

    await issuer.signOutBrowser(context)
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(/\/login\.html/)
    await second.waitForURL(/\/login\.html/)
    expect(app.faults).toEqual([])
  })
})
