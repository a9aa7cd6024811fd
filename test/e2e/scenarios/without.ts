import { expect } from 'vitest'
import { headings } from '../headings.ts'
import { accounts, beWelcomed, giveEmail, givePassword, signIn, signOut } from '../person.ts'
import type { Visit } from '../visit.ts'
import { allowPasskeys } from './kit/passkeys.ts'
import type { Scenario } from './scenario.ts'

/** A part of the platform that a page does without. */
interface Missing {
  readonly name: string
  /** Takes it away, in each page before anything else. */
  readonly take: () => void
}

const platform: readonly Missing[] = [
  { name: 'Web Locks', take: () => Object.defineProperty(navigator, 'locks', { value: undefined }) },
  { name: 'a BroadcastChannel', take: () => void Reflect.deleteProperty(window, 'BroadcastChannel') },
  {
    name: 'Web Locks and a BroadcastChannel',
    take: () => {
      Object.defineProperty(navigator, 'locks', { value: undefined })
      Reflect.deleteProperty(window, 'BroadcastChannel')
    },
  },
  {
    name: 'WebAuthn',
    take: () => {
      Reflect.deleteProperty(window, 'PublicKeyCredential')
      Object.defineProperty(navigator, 'credentials', { value: undefined })
    },
  },
  {
    name: 'observers of sizes and intersections',
    take: () => {
      for (const name of ['ResizeObserver', 'IntersectionObserver']) Reflect.deleteProperty(window, name)
    },
  },
]

/** The storage throws, so the tabs cannot tell each other of a log-out without a channel: this flow has one. */
const storage: Missing = {
  name: 'a storage that can be read',
  take: () => {
    const get = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  },
}

/** Flows of a user whose browser lacks something: they work, or the page explains why not. */
export const without: readonly Scenario[] = [
  ...[...platform, storage].map(
    ({ name, take }): Scenario => ({
      title: `sign-in, reload, portal and a log-out in two tabs work without ${name}`,
      async run(visit) {
        const { context, page } = visit
        await context.addInitScript(take)
        await visit.goTo('/')
        await signIn(visit, accounts.admin)
        await beWelcomed(visit, 'Ada Admin')
        await page.reload()
        await beWelcomed(visit, 'Ada Admin')
        await visit.goTo('/?portal=users')
        await page.getByRole('button', { name: 'Invite users' }).click()
        await page.getByRole('dialog', { name: 'Invite users' }).waitFor()
        await page.keyboard.press('Escape')
        // The entry of the invitation is taken back in a later task, which would end a navigation before it.
        await page.waitForFunction(() => history.state?.portico !== 'list')
        await visit.goTo('/')
        const other = await context.newPage()
        await other.goto('/')
        await other.getByRole('heading', { name: 'Welcome back, Ada Admin' }).waitFor()
        await signOut({ page: other })
        await visit.see(headings.email)
      },
    }),
  ),
  {
    title: 'a page whose browser has no WebAuthn offers no passkey, and the other ways work',
    async run(visit) {
      await allowPasskeys(visit)
      await visit.context.addInitScript(platform[3]?.take ?? (() => {}))
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      expect(await visit.page.getByRole('button', { name: /passkey/i }).count()).toBe(0)
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'a page without constructed style sheets signs in, without the look of the kit',
    async run(visit) {
      await visit.context.addInitScript(() => {
        for (const name of ['replace', 'replaceSync']) Reflect.deleteProperty(CSSStyleSheet.prototype, name)
        Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
        Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets')
      })
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title:
      'a browser that blocks the cookie of another site signs in, and the login explains why a reload ends the session',
    async run(visit) {
      const { page } = visit
      const warnings: string[] = []
      page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
      visit.allow(/cookie-blocked/)
      await openAtOtherSite(visit)
      await giveEmail(visit, accounts.admin)
      await givePassword(visit)
      await beWelcomed(visit, 'Ada Admin')
      await page.reload()
      await page.getByText('Your browser didn’t keep the sign-in').first().waitFor()
      await page
        .getByText(/It blocks cookies of other sites/)
        .first()
        .waitFor()
      await visit.see(headings.email, 'blocked cookie')
      expect(warnings).toEqual([expect.stringContaining('(cookie-blocked)')])
      await page.reload()
      await visit.see(headings.email)
      expect(await page.getByText('Your browser didn’t keep the sign-in').count()).toBe(0)
    },
  },
]

/** Opens the sign-in at `127.0.0.1`. The provider is at `localhost`, and its cookie is for its own site. */
async function openAtOtherSite({ page, goTo }: Visit): Promise<void> {
  await goTo('/account/login')
  await page.goto(page.url().replace('localhost', '127.0.0.1'))
}
