import { expect } from 'vitest'
import { headings } from '../headings.ts'
import { accounts, beWelcomed, codeNow, giveCode, signIn, signOut } from '../person.ts'
import type { Visit } from '../visit.ts'
import type { Scenario } from './scenario.ts'

/** Keeping the session, leaving it, and coming back to where one wanted to go. */
export const session: readonly Scenario[] = [
  {
    title: 'a reload keeps the session through a cookie that no script can read, and nothing else',
    async run(visit) {
      const { context, page } = visit
      await visit.goTo('/')
      await signIn(visit, accounts.mfa)
      await giveCode(visit, await codeNow(visit))
      await beWelcomed(visit, 'Mia Moreno')
      await page.reload()
      await beWelcomed(visit, 'Mia Moreno')
      const cookies = await context.cookies()
      expect(cookies.length).toBeGreaterThan(0)
      expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([])
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(stored).not.toMatch(/eyJ|[Tt]oken/)
    },
  },
  {
    title: 'signing out ends the session, here and at the provider',
    async run(visit) {
      const { context, page } = visit
      await visit.goTo('/')
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
      const cookies = await context.cookies()
      await signOut(visit)
      await visit.see(headings.email)
      await page.reload()
      await visit.see(headings.email)
      // Even who kept the cookie is refused.
      await context.addCookies(cookies)
      await page.reload()
      await visit.see(headings.email)
    },
  },
  {
    title: 'an aborted call leaves no cookie behind, which a sign-in relies on that overtakes a renewal',
    async run(visit) {
      const { context, emulator, page, providerUrl } = visit
      await visit.goTo('/')
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
      const before = await context.cookies()
      const renewed = generationOf(emulator)
      emulator.faults.add({ operation: 'refreshToken', kind: 'delay', delayMs: 60_000, when: 'after', times: 1 })
      await page.evaluate((url) => {
        const aborter = new AbortController()
        addEventListener('test:abort', () => aborter.abort())
        const init = { method: 'POST', credentials: 'include', body: '{}', signal: aborter.signal } as const
        void fetch(url, { ...init, headers: { 'content-type': 'application/json' } }).catch(() => {})
      }, `${providerUrl}/frontegg/identity/resources/auth/v1/user/token/refresh`)
      await expect.poll(() => generationOf(emulator)).toBe(renewed + 1)
      await page.evaluate(() => dispatchEvent(new Event('test:abort')))
      await page.evaluate((url) => fetch(url), `${providerUrl}/frontegg/flags`)
      expect(await context.cookies()).toEqual(before)
    },
  },
  {
    title: 'a page asked for while signed out is where the sign-in leads',
    async run(visit) {
      await visit.goTo('/reports?year=2026')
      await visit.arriveAt('/account/login?redirectUrl=%2Freports%3Fyear%3D2026')
      await signIn(visit, accounts.admin)
      await visit.arriveAt('/reports?year=2026')
      await visit.see(visit.plan.nothingHere)
    },
  },
  {
    title: 'a redirectUrl of the own origin is followed',
    async run(visit) {
      await visit.goTo(`/account/login?redirectUrl=${encodeURIComponent('/team?tab=roles#top')}`)
      await signIn(visit, accounts.admin)
      await visit.arriveAt('/team?tab=roles#top')
    },
  },
  ...['https://evil.example/steal', '//evil.example', '/\\evil.example', 'javascript:alert(1)'].map(refusal),
  {
    title: 'a signed-in user who opens the login route is redirected',
    async run(visit) {
      await visit.goTo('/')
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
      await visit.goTo('/account/login?redirectUrl=%2Freports')
      await visit.arriveAt('/reports')
    },
  },
]

/** How often the one session has been renewed. */
function generationOf(emulator: Visit['emulator']): number {
  let generation = 0
  emulator.arrange(({ sessions }) => {
    generation = sessions.at(-1)?.generation ?? 0
  })
  return generation
}

function refusal(redirectUrl: string): Scenario {
  return {
    title: `a redirectUrl that leads away is refused with a warning: ${redirectUrl}`,
    async run(visit) {
      const warnings: string[] = []
      visit.page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
      visit.allow(/A redirect was refused/)
      await visit.goTo(`/account/login?redirectUrl=${encodeURIComponent(redirectUrl)}`)
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
      await visit.arriveAt('/')
      expect(warnings.filter((text) => text.includes('A redirect was refused'))).toHaveLength(1)
    },
  }
}
