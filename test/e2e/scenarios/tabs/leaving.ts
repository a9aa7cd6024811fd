import { demoPassword } from '@portico/emulator'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { headings } from '../../headings.ts'
import { accounts } from '../../person.ts'
import { freeze, openTabs, ownCall, timed, welcome } from '../../tabs.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** Milliseconds until a log-out is seen in every tab. */
const longestSight = 1000

/** Leaving the session in one tab, for nobody or for somebody else. */
export const leaving: readonly Scenario[] = [
  {
    title: `A14: a log-out is seen in every tab within ${longestSight} ms, and no call is authorised any more`,
    async run(visit) {
      const [first, ...others] = await openTabs(visit, 5)
      const visible = [first, ...others.slice(1)]
      const [background = first] = others
      const thaw = await freeze(background)
      for (const tab of visible) await tab.evaluate(callForGood, ownCall.path)
      await Promise.all(visible.map((tab) => tab.evaluate(noteLeaving, accounts.admin)))
      const began = await first.getByRole('button', { name: 'Sign out' }).evaluate(press)
      await Promise.all(visible.map(seeSignedOut))
      const left = await Promise.all(
        visible.map((tab) => tab.evaluate(() => document.documentElement.dataset['leftAt'])),
      )
      const took = Math.max(...left.map(Number)) - began
      const authorised = authorisedCalls(visit)
      await thaw()
      await seeSignedOut(background)
      const answers = await Promise.all([...visible, background].map(callOnce))
      console.log(`A14: ${visible.length} tabs showed the log-out in ${took} ms`)
      expect(answers).toEqual([...visible, background].map(() => ({ token: null, status: 401 })))
      expect(authorised).toEqual([])
      expect(took).toBeLessThanOrEqual(longestSight)
    },
  },
  {
    title: 'A14: a page that is gone back to shows the log-out of another tab',
    async run(visit) {
      const [left, other] = await openTabs(visit, 2)
      await left.evaluate(watchReturn)
      await left.goto(`${visit.providerUrl}/frontegg/flags`)
      await other?.getByRole('button', { name: 'Sign out' }).click()
      // A page that was kept does not load again.
      await left.goBack({ waitUntil: 'commit' })
      await seeSignedOut(left)
      expect(await left.evaluate(() => document.documentElement.dataset['isKept'])).toBe('true')
      await left.getByRole('heading', { name: headings.email }).waitFor()
    },
  },
  {
    title: 'A16: a tab shows nothing of the first user once another user signs in elsewhere',
    async run(visit) {
      const [left, other = left] = await openTabs(visit, 2)
      const took = await timed(async () => {
        await other.evaluate(signInAs, { email: 'reader@acme.test', password: demoPassword })
        await seeSignedOut(left)
      })
      await Promise.all([left, other].map((tab) => welcome(tab, 'Rita Reader')))
      console.log(`A16: nothing was left of the first person after ${took} ms`)
      expect(await left.content()).not.toMatch(/Ada|admin@acme/)
      expect(await left.evaluate(() => window.portico.serialized())).not.toMatch(/Ada|admin@acme/)
    },
  },
]

/** Waits until a tab shows nothing of the admin. */
function seeSignedOut(tab: Page): Promise<void> {
  return tab.getByText(accounts.admin).waitFor({ state: 'detached' })
}

/** The calls from now on that carry an access token. */
function authorisedCalls({ context }: Visit): readonly string[] {
  const found: string[] = []
  context.on('request', (request: Request) => {
    if ('authorization' in request.headers()) found.push(`${request.method()} ${request.url()}`)
  })
  return found
}

/** Calls an API of the application with whatever token there is. */
function callOnce(tab: Page) {
  return tab.evaluate(async (path) => {
    const { client, fetch } = window.portico
    const { status } = await fetch(`${client.options.baseUrl}/frontegg${path}`)
    return { token: await client.session.getAccessToken(), status }
  }, ownCall.path)
}

/** Runs in a tab: notes on the page whether it was kept while it was left. */
function watchReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    document.documentElement.dataset['isKept'] = String(persisted)
  })
}

/** Runs in a tab: notes on the page when this text is gone. */
function noteLeaving(text: string): void {
  const observer = new MutationObserver(() => {
    if (document.body.textContent?.includes(text)) return
    observer.disconnect()
    document.documentElement.dataset['leftAt'] = String(Date.now())
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** Runs in a tab: presses a button, and answers when. */
function press(button: HTMLElement | SVGElement): number {
  const at = Date.now()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return at
}

/** Runs in a tab: calls again and again. */
function callForGood(path: typeof ownCall.path): void {
  const { api } = window.portico.client
  const call = () => void api.get(path).catch(() => {})
  setInterval(call, 50)
}

/** Runs in a tab: signs somebody in over whoever is. */
async function signInAs(body: { readonly email: string; readonly password: string }): Promise<void> {
  const { api, session } = window.portico.client
  const answer = await api.post('/identity/resources/auth/v1/user', { body })
  await session.accept(answer, { signal: new AbortController().signal })
}
