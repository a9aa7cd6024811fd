import { expect } from 'vitest'
import { listen } from '../../announcements.ts'
import { createInspector } from '../../inspector.ts'
import { accounts, beWelcomed, codeNow, giveCode, signIn } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** What the signed-in person may use, on the page that offers it. */
export const entitlements: readonly Scenario[] = [
  {
    title: 'an open action can be done, and a closed one shows what would open it',
    async run(visit) {
      await enter(visit)
      await showsThat(visit, atFirst)
    },
  },
  {
    title: 'a user without the permission is referred to an administrator, not to a step-up',
    async run(visit) {
      await visit.goTo('/')
      await signIn(visit, 'reader@acme.test')
      await beWelcomed(visit, 'Rita Reader')
      await showsThat(visit, { ...atFirst, 'Deleting members': askAdministrator })
    },
  },
  {
    title: 'a second factor opens the actions that ask for one, and no longer than it counts',
    async run(visit) {
      await visit.page.clock.install()
      await visit.goTo('/')
      await signIn(visit, accounts.mfa)
      await giveCode(visit, await codeNow(visit))
      await beWelcomed(visit, 'Mia Moreno')
      await showsThat(visit, { ...atFirst, 'Deleting members': 'Delete a member' })
      await visit.page.clock.fastForward('10:01')
      await showsThat(visit, atFirst)
    },
  },
  {
    title: 'nothing is open or locked before the provider has answered',
    async run(visit) {
      const letGo = await holdEntitlements(visit)
      await enter(visit)
      await showsThat(visit, { ...atFirst, Reports: '', 'Audit export': '' })
      letGo()
      await showsThat(visit, atFirst)
    },
  },
  {
    title: 'a provider that cannot be reached locks everything it would open, until it can',
    async run(visit) {
      visit.emulator.faults.add({ operation: 'getUserEntitlements', kind: 'status', status: 500 })
      await enter(visit)
      await showsThat(visit, { ...atFirst, Reports: upgrade })
      const notice = visit.page.getByRole('status').getByText('We couldn’t find out what your plan includes.')
      await notice.waitFor()
      visit.emulator.faults.clear()
      await checkAgain(visit)
      await showsThat(visit, atFirst)
      await notice.waitFor({ state: 'detached' })
    },
  },
  {
    title: 'a feature that is granted opens when it is asked for again, and closes when it is revoked',
    async run(visit) {
      await enter(visit)
      await showsThat(visit, atFirst)
      await change(visit, 'entitlements', { grant: 'audit-export' })
      await checkAgain(visit)
      await showsThat(visit, { ...atFirst, 'Audit export': 'Export audits' })
      await change(visit, 'entitlements', { revoke: 'audit-export' })
      await checkAgain(visit)
      await showsThat(visit, atFirst)
    },
  },
  {
    title: 'a permission that is revoked closes with the next token, which the page gets by itself',
    async run(visit) {
      await visit.page.clock.install()
      await enter(visit)
      await showsThat(visit, atFirst)
      await change(visit, 'permissions', { revoke: 'fe.secure.write.*' })
      await visit.page.clock.fastForward('05:00')
      await showsThat(visit, { ...atFirst, 'Deleting members': askAdministrator })
    },
  },
  {
    title: 'a bundle closes by itself when it ends, without a request',
    async run(visit) {
      const { emulator, page } = visit
      await page.clock.install()
      emulator.entitlements.grant('audit-export', { expireTime: emulator.now() + 120_000 })
      await enter(visit)
      await showsThat(visit, { ...atFirst, 'Audit export': 'Export audits' })
      await page.clock.fastForward(60_000)
      await showsThat(visit, { ...atFirst, 'Audit export': 'Export audits' })
      emulator.journal.clear()
      await page.clock.fastForward(60_001)
      await showsThat(visit, atFirst)
      // The bell reads its messages each minute.
      const asked = emulator.journal.entries().map(({ operation }) => operation)
      expect(asked.filter((operation) => operation !== 'listNotifications')).toEqual([])
    },
  },
  {
    title: 'what a flag hides leaves no trace, and comes and goes with it',
    async run(visit) {
      await enter(visit)
      await showsThat(visit, atFirst)
      visit.emulator.flags.set('fe-usage-page', 'on')
      await checkAgain(visit)
      await showsThat(visit, { ...atFirst, Usage: 'See usage' })
      await visit.page.reload()
      await beWelcomed(visit, 'Ada Admin')
      await showsThat(visit, { ...atFirst, Usage: 'See usage' })
      visit.emulator.flags.set('fe-usage-page', 'off')
      await checkAgain(visit)
      await showsThat(visit, atFirst)
    },
  },
  {
    title: 'what is locked is opened by its own button: an upgrade at once, a step-up at its page',
    async run(visit) {
      await enter(visit)
      await showsThat(visit, atFirst)
      await visit.page.getByRole('button', { name: 'Upgrade' }).click()
      await showsThat(visit, { ...atFirst, 'Audit export': 'Export audits' })
      await visit.page.getByRole('button', { name: 'Confirm it’s you' }).click()
      await visit.page.waitForURL('**/account/step-up**')
    },
  },
  {
    title: 'all entitlements are used by keyboard, announced, and accessible both open and locked',
    async run(visit) {
      const { page, emulator } = visit
      const { heard } = await listen(page)
      emulator.entitlements.revoke('reports')
      await enter(visit)
      await showsThat(visit, { ...atFirst, Reports: upgrade })
      await inspector.look(page, 'locked')
      emulator.entitlements.grant('reports')
      emulator.entitlements.grant('audit-export')
      emulator.flags.set('fe-usage-page', 'on')
      await press(visit, 'Check again')
      await showsThat(visit, {
        Reports: 'Open reports',
        Usage: 'See usage',
        'Audit export': 'Export audits',
        'Deleting members': stepUp,
      })
      await press(visit, 'Export audits')
      await expect.poll(heard).toContain('status: “Export audits” is open to you. Your application does it here.')
      await inspector.look(page, 'open')
    },
  },
]

const upgrade = 'Locked Your plan doesn’t include this. Upgrade to use it. Upgrade'
const stepUp = 'Locked Confirm it’s you with a second step. It counts for 10 minutes. Confirm it’s you'
const askAdministrator = 'Locked Ask an administrator to do this for you. Email an administrator'
/** The button that mends it, by what is locked. Who has to ask is given a link. */
const remedies: Readonly<Record<string, readonly string[]>> = {
  [upgrade]: ['Upgrade'],
  [stepUp]: ['Confirm it’s you'],
  [askAdministrator]: [],
  '': [],
}
/** What the page tells Ada of the demo. */
const atFirst = { Reports: 'Open reports', 'Audit export': upgrade, 'Deleting members': stepUp }
const inspector = createInspector('entitlements', true)

async function enter(visit: Visit): Promise<void> {
  await visit.goTo('/')
  await signIn(visit, accounts.admin)
  await beWelcomed(visit, 'Ada Admin')
}

/** Waits until the page tells exactly this: of each area what can be done there, or what would open it. */
async function showsThat({ page }: Visit, expected: Readonly<Record<string, string>>): Promise<void> {
  const card = page.getByRole('region', { name: 'What you can do' })
  const shown = async () => {
    const areas = await card.getByRole('term').allInnerTexts()
    const answers = await card.getByRole('definition').allInnerTexts()
    return Object.fromEntries(areas.map((area, at) => [area, answers[at]?.replace(/\s+/g, ' ')]))
  }
  await expect.poll(shown).toEqual(expected)
  const actions = Object.values(expected).flatMap((answer) => remedies[answer] ?? answer)
  expect((await card.getByRole('button').allInnerTexts()).sort()).toEqual(['Check again', ...actions].sort())
}

async function checkAgain({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Check again' }).click()
}

/** Goes to a button by Tab and presses Enter. */
async function press({ page }: Visit, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  for (let presses = 0; presses < 20; presses++) {
    if (await button.evaluate((node) => node === document.activeElement)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to "${name}"`)
}

/** Changes over HTTP what Ada has in Acme. */
async function change(
  { emulator, providerUrl }: Visit,
  what: 'entitlements' | 'permissions',
  body: object,
): Promise<void> {
  const scope = new URLSearchParams()
  emulator.arrange(({ users }) => {
    const ada = users.find(({ email }) => email === accounts.admin)
    scope.set('tenantId', ada?.activeTenantId ?? '')
    scope.set('userId', ada?.id ?? '')
  })
  const { status } = await fetch(`${providerUrl}/__emulator/${what}?${scope}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(status).toBe(200)
}

/** Keeps back what the person is entitled to, until the answer is called. */
async function holdEntitlements({ context }: Visit): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route('**/user-entitlements', async (route) => {
    await free
    await route.continue()
  })
  return letGo
}
