import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type OidcIdentityProvider,
  startOidcIdentityProvider,
} from '../../providers/emulator/test/oidc-identity-provider.ts'
import {
  type SamlIdentityProvider,
  startSamlIdentityProvider,
} from '../../providers/emulator/test/saml-identity-provider.ts'
import { holdTimers } from './held-timers.ts'
import { type House, openHouse } from './house.ts'
import { countLayoutShifts } from './layout-shifts.ts'
import { accounts, beWelcomed, giveEmail } from './person.ts'
import type { Visit } from './visit.ts'

describe('signing in by others, under a strict content security policy', () => {
  let house: House
  let oidc: OidcIdentityProvider
  let saml: SamlIdentityProvider
  beforeAll(async () => {
    house = await openHouse({
      site: 'kitInShadow',
      policy: 'strict',
      isInspected: true,
      reach: ['http://127.0.0.1:*', 'http://localhost:*'],
    })
    const site = await house.visit()
    await site.goTo('/account/login')
    const { origin } = new URL(site.page.url())
    await site.end()
    const emulator = new URL(site.providerUrl)
    oidc = await startOidcIdentityProvider([
      `${origin}/account/oidc/callback`,
      `${emulator.origin}/auth/social/callback`,
      `${origin}/account/social/success`,
    ])
    saml = await startSamlIdentityProvider()
  })
  afterAll(() => Promise.all([house.close(), oidc.stop(), saml.stop()]))

  /** Opens a visit whose tenant has an identity provider, and whose application offers Google. */
  async function visitWith(type: 'oidc' | 'saml'): Promise<Visit> {
    const visit = await house.visit()
    await visit.context.route(/^https:\/\/fonts\.|\/favicon\.ico$/, (route) => route.fulfill({ body: '' }))
    const { issuer, clientId, clientSecret } = oidc
    const { entityId, entryPoint, certificate } = saml
    visit.emulator.arrange((state) => {
      for (const connection of state.ssoConnections) {
        Object.assign(connection, {
          type,
          oidc: { issuer, clientId, clientSecret },
          saml: { entityId, entryPoint, certificate },
        })
      }
      const social = [
        { id: 'google', active: true, oidc: { issuer, clientId, clientSecret } },
        { id: 'github', active: true },
        {
          id: 'lantern-id',
          displayName: 'Lantern ID',
          active: true,
          authorizationUrl: `${issuer}/auth`,
          oidc: { issuer, clientId, clientSecret },
        },
      ]
      state.federation = { social, attempts: [], grants: [] }
    })
    return visit
  }

  /** Runs the steps of a visit, and ends it. */
  async function ended(visit: Visit, run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      await visit.fail(error)
    }
    await visit.end()
  }

  async function signInAtOidc({ page }: Visit, login: string) {
    await page.getByPlaceholder('Enter any login').fill(login)
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  it('goes to a company’s OpenID provider and comes back signed in', async () => {
    const visit = await visitWith('oidc')
    await ended(visit, async () => {
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.sso)
      await signInAtOidc(visit, accounts.sso)
      await beWelcomed(visit, 'Sam')
      expect(new URL(visit.page.url()).search).toBe('')
    })
  })

  it('exchanges what came back once, and going back finds nothing to exchange', async () => {
    const visit = await visitWith('oidc')
    await ended(visit, async () => {
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.sso)
      await signInAtOidc(visit, accounts.sso)
      await beWelcomed(visit, 'Sam')
      await visit.goTo('/account/oidc/callback')
      await visit.see('This sign-in is over', 'SSO invalid')
      const exchanges = visit.emulator.journal.entries().filter(({ operation }) => operation === 'postLoginOidcV2')
      expect(exchanges).toHaveLength(1)
    })
  })

  it('a sign-in denied at the company’s provider is reported, and the page stays on request', async () => {
    const visit = await visitWith('oidc')
    await holdTimers(visit.page, 1000)
    await ended(visit, async () => {
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.sso)
      await visit.page.getByRole('link', { name: /Abort|Cancel/ }).click()
      await visit.page.getByRole('button', { name: 'Stay here' }).click()
      await visit.see('Your company’s sign-in failed', 'SSO failed')
      await visit.page.getByRole('button', { name: 'Sign in another way' }).click()
      await visit.page.getByLabel('Email').waitFor()
    })
  })

  it('a callback link made by another person exchanges nothing', async () => {
    const visit = await visitWith('oidc')
    await ended(visit, async () => {
      await visit.goTo(`/account/oidc/callback?code=stolen&state=${encodeURIComponent(btoa('tenantId=globex;'))}`)
      await visit.see('This sign-in is over', 'SSO forged')
      expect(visit.emulator.journal.entries().map(({ operation }) => operation)).not.toContain('postLoginOidcV2')
    })
  })

  it('goes to a company’s SAML provider and comes back signed in', async () => {
    const visit = await visitWith('saml')
    await ended(visit, async () => {
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.sso)
      await visit.page.getByLabel('Work email').fill(accounts.sso)
      await visit.page.getByRole('button', { name: 'Sign in' }).click()
      await beWelcomed(visit, 'Sam')
      expect(new URL(visit.page.url()).search).toBe('')
    })
  })

  it('an assertion for another audience signs no user in', async () => {
    const visit = await visitWith('saml')
    await holdTimers(visit.page, 1000)
    saml.amiss.audience = 'https://other.example'
    await ended(visit, async () => {
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.sso)
      await visit.page.getByLabel('Work email').fill(accounts.sso)
      await visit.page.getByRole('button', { name: 'Sign in' }).click()
      await visit.page.getByRole('button', { name: 'Stay here' }).click()
      await visit.see('Your company’s sign-in failed', 'SAML failed')
    })
    delete saml.amiss.audience
  })

  it('goes to a social provider by its button and comes back with a new account', async () => {
    const visit = await visitWith('oidc')
    await ended(visit, async () => {
      await visit.goTo('/account/login')
      await visit.page.getByRole('button', { name: 'Continue with Google' }).click()
      await signInAtOidc(visit, 'olga@nowhere.test')
      await beWelcomed(visit, 'Olga')
    })
  })

  it('goes to a custom provider by itself, and comes back with a new account', async () => {
    const visit = await visitWith('oidc')
    await ended(visit, async () => {
      await visit.goTo('/account/login')
      await visit.page.getByRole('button', { name: 'Continue with Lantern ID' }).click()
      await signInAtOidc(visit, 'piet@nowhere.test')
      await beWelcomed(visit, 'Olga')
      await visit.page.getByRole('button', { name: /Your menu$/ }).click()
      await visit.page.getByText('piet@nowhere.test').waitFor()
      expect(new URL(visit.page.url()).search).toBe('')
    })
  })

  it('a sign-in denied at the social provider is reported, with other ways to continue', async () => {
    const visit = await visitWith('oidc')
    await ended(visit, async () => {
      await visit.goTo('/account/login')
      await visit.page.getByRole('button', { name: 'Continue with Google' }).click()
      await visit.page.getByRole('link', { name: /Abort|Cancel/ }).click()
      await visit.see('You’re not signed in', 'social denied')
      await visit.page.getByRole('button', { name: 'Sign in another way' }).click()
      await visit.page.getByLabel('Email').waitFor()
    })
  })

  it('moves nothing when the buttons come', async () => {
    const visit = await visitWith('oidc')
    const shifts = await countLayoutShifts(visit.page)
    await ended(visit, async () => {
      await visit.goTo('/account/login')
      await visit.page.getByRole('button', { name: 'Continue with GitHub' }).waitFor()
      await visit.see('Sign in to Lantern', 'sign-in with providers')
      expect(await shifts.sum()).toBe(0)
    })
  })
})
