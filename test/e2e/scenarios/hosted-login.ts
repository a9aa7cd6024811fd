import { demoAuthenticatorSecret, demoPassword, totp } from '@portico/emulator/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accounts } from '../person.ts'
import { welcome } from '../tabs.ts'
import type { Visit } from '../visit.ts'
import type { Scenario } from './scenario.ts'

/** Signing in on a page of the provider. */
export const hostedLogin: readonly Scenario[] = [
  {
    title: 'leads to the provider, signs in there, and comes back to the very page',
    async run(visit) {
      await visit.goTo('/reports?tab=2')
      await signInThere(visit.page)
      await welcome(visit.page)
      await visit.arriveAt('/reports?tab=2')
      expect(calls(visit, 'exchangeOAuthToken')).toHaveLength(1)
    },
  },
  {
    title: 'finds the session again after a reload, without leaving',
    async run(visit) {
      await openSignedIn(visit)
      await visit.page.reload()
      await welcome(visit.page)
      expect([calls(visit, 'authorize').length, calls(visit, 'exchangeOAuthToken').length]).toEqual([1, 1])
    },
  },
  {
    title: 'renews by the refresh token after the end of the token, in two tabs that know of each other',
    async run(visit) {
      await openSignedIn(visit)
      const other = await visit.context.newPage()
      await other.goto('/')
      await welcome(other)
      visit.emulator.advance(301_000)
      for (const tab of [visit.page, other, visit.page]) {
        expect(await tab.evaluate(() => window.hostedClient.session.getAccessToken({ forceRefresh: true }))).toMatch(
          /^eyJ/,
        )
      }
      expect(visit.emulator.snapshot().sessions.map(({ ended }) => ended)).toEqual([null])
    },
  },
  {
    title: 'signs out at the provider too, in every tab, and comes back to be asked again',
    async run(visit) {
      await openSignedIn(visit)
      // The redirect to the sign-in has time to overtake the log-out.
      for (const operation of ['logout', 'logoutOAuth'])
        visit.emulator.faults.add({ operation, kind: 'delay', delayMs: 800 })
      await visit.page.getByRole('button', { name: 'Sign out' }).click()
      await visit.page.getByLabel('Password').waitFor()
      expect(visit.emulator.snapshot().sessions.map(({ ended }) => ended)).toEqual(['logged out'])
      await signInThere(visit.page)
      await welcome(visit.page)
      await visit.arriveAt('/reports')
    },
  },
  {
    title: 'a callback with a forged state exchanges nothing, and shows what to do',
    async run(visit) {
      await visit.goTo('/oauth/callback?code=stolen&state=forged')
      await visit.see('You’re not signed in')
      await visit.page.getByText('started in another tab, or too long ago').waitFor()
      expect(calls(visit, 'exchangeOAuthToken')).toEqual([])
      await visit.arriveAt('/oauth/callback')
      visit.allow(/401/)
    },
  },
  {
    title: 'takes a code once: a reload and a way back find nothing, and lead on',
    async run(visit) {
      await visit.goTo('/')
      const back = visit.page.waitForRequest(/oauth\/callback\?code/)
      await signInThere(visit.page)
      await welcome(visit.page)
      await visit.goTo(new URL((await back).url()).pathname + new URL((await back).url()).search)
      await visit.see('You’re not signed in')
      expect(calls(visit, 'exchangeOAuthToken')).toHaveLength(1)
      await visit.page.reload()
      await welcome(visit.page)
    },
  },
  {
    title: 'stays with the reason and its trace id where the exchange fails, and begins again when asked to',
    async run(visit) {
      visit.emulator.faults.add({ operation: 'exchangeOAuthToken', kind: 'status', status: 500, times: 1 })
      visit.allow(/500/)
      await visit.goTo('/')
      await visit.page.getByLabel('Password').waitFor()
      visit.emulator.faults.add({ operation: 'authorizeSilently', kind: 'status', status: 401, times: 1 })
      await signInThere(visit.page)
      await visit.see('You’re not signed in')
      await visit.page.getByText('send this trace ID to support').waitFor()
      expect(calls(visit, 'authorize')).toHaveLength(1)
      await visit.page.getByRole('button', { name: 'Sign in again' }).click()
      await welcome(visit.page)
    },
  },
  {
    title: 'asks for the password again with prompt=login',
    async run(visit) {
      await openSignedIn(visit)
      await visit.page.getByRole('button', { name: 'Sign in as somebody else' }).click()
      await signInThere(visit.page, 'reader@acme.test')
      await welcome(visit.page, 'Rita Reader')
    },
  },
  {
    title: 'steps up by a second factor',
    async run(visit) {
      await visit.goTo('/')
      const { page, emulator } = visit
      await signInThere(page, 'mfa@acme.test')
      await giveCode(page, totp(demoAuthenticatorSecret, emulator.now()))
      await page.getByText('Second step').waitFor()
      emulator.advance(90_000)
      await page.getByRole('button', { name: 'Step up' }).click()
      await signInThere(page, 'mfa@acme.test')
      await giveCode(page, totp(demoAuthenticatorSecret, emulator.now()))
      await page.getByText('Second step').waitFor()
      expect(calls(visit, 'authorize')).toHaveLength(2)
    },
  },
  {
    title: 'comes back without a sign-in, and is not sent away again',
    async run(visit) {
      await visit.goTo('/')
      await visit.page.getByRole('link', { name: 'Back to the application' }).click()
      await visit.see('You’re not signed in', 'Hosted login: not signed in')
      await visit.page.getByRole('button', { name: 'Go to the start page' }).click()
      await visit.arriveAt('/oauth/callback')
      await visit.page.getByRole('button', { name: /^Sign in/ }).waitFor()
      expect(calls(visit, 'authorize')).toHaveLength(1)
    },
  },
]

/** A browser that keeps pages for going back. */
export const keptPages: readonly Scenario[] = [
  {
    title: 'offers the sign-in on a kept page, with the way back, and does not leave again by itself',
    everyTime: true,
    async run(visit) {
      const { page } = visit
      visit.allow(/401/)
      await page.addInitScript(noteReturn)
      await visit.goTo('/reports?tab=2')
      await page.getByLabel('Password').waitFor()
      await page.goBack({ waitUntil: 'commit' })
      await page.getByRole('heading', { name: 'Sign in to go on' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.dataset['isKept'])).toBe('true')
      expect(calls(visit, 'authorize')).toHaveLength(1)
      await page.getByRole('button', { name: /^Sign in/ }).click()
      await signInThere(page)
      await welcome(page)
      await visit.arriveAt('/reports?tab=2')
    },
  },
]

/** Runs in the page: notes whether it was kept while it was left. */
function noteReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    document.documentElement.dataset['isKept'] = String(persisted)
  })
}

/** The native applications around a page. */
export const nativeShells: readonly Scenario[] = (['ios', 'android'] as const).flatMap((kind) => [
  {
    title: `leaves single sign-on to the native application on ${kind}`,
    async run({ page, goTo }: Visit) {
      await goTo(`/account/login?native=${kind}`)
      await page.getByLabel('Email').fill('sam@globex.test')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect.poll(() => page.evaluate(() => JSON.stringify(window.told))).toContain('sam@globex.test')
      expect(new URL(page.url()).pathname).toBe('/account/login')
    },
  },
  {
    title: `offers a password that was right to the native application on ${kind}`,
    async run({ page, goTo }: Visit) {
      await goTo(`/account/login?native=${kind}`)
      await page.getByLabel('Email').fill(accounts.admin)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('heading', { name: 'Welcome back, Ada Admin' }).waitFor()
      // It is offered once its code is there, and nobody waits for that.
      await expect.poll(() => page.evaluate(() => JSON.stringify(window.told))).toContain('suggestSavePassword')
    },
  },
])

async function signInThere(page: Page, email: string = accounts.admin): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function openSignedIn(visit: Visit): Promise<void> {
  await visit.goTo('/')
  await signInThere(visit.page)
  await welcome(visit.page)
}

function calls({ emulator }: Visit, name: string) {
  return emulator.journal.entries().filter(({ operation }) => operation === name)
}
