import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addEvents } from './audit-events.ts'
import { byKeyboard, byMouse, type Hand } from './hand.ts'
import { describeSection } from './portal-section.ts'
import type { Visit } from './visit.ts'

/** What an administrator wants done. */
interface Job {
  readonly title: string
  /** The most presses, from any other section on. */
  readonly presses: number
  readonly run: (hand: Hand, page: Page, visit: Visit) => Promise<void>
  /** Where the job ends: the result, and the next step. */
  readonly ends: (page: Page) => readonly Locator[]
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

const people = ['ada', 'bo', 'cy', 'di', 'ed'].map((name) => `${name}@new.test`)

const jobs: readonly Job[] = [
  {
    title: 'five people are invited with a role',
    presses: 5,
    async run({ press, check, type }, page) {
      await press(section(page, 'Users'))
      await press(button(page, 'Invite users'))
      await press(page.getByRole('tab', { name: 'Several' }))
      await type(field(page, 'Email addresses'), people.join(', '))
      await check(page.getByRole('checkbox', { name: /^Editor/ }))
      await press(button(page, /^Send \d/))
    },
    ends: (page) => [page.getByRole('heading', { name: /5/ }), button(page, 'Done')],
  },
  {
    title: 'what was done yesterday is found',
    presses: 7,
    async run({ press }, page) {
      await press(section(page, 'Audit log'))
      await press(button(page, 'Filter'))
      await press(button(page, /^Any time/))
      await press(option(page, 'Yesterday'))
      await press(button(page, 'Show results'))
    },
    ends: (page) => [
      page.getByRole('link', { name: 'Lock user', exact: true }),
      page.getByRole('table', { name: 'Audit log' }),
    ],
  },
  {
    title: 'a token is replaced, and the old one deleted',
    presses: 11,
    async run({ press }, page) {
      await press(section(page, 'API tokens'))
      await press(button(page, 'Actions for Nightly export'))
      await press(page.getByRole('menuitem', { name: 'Replace…' }))
      await press(button(page, 'Create token').last())
      await press(button(page, 'Show Secret'))
      await press(button(page, 'I’ve stored it'))
      await press(button(page, 'Delete the old one now'))
    },
    ends: (page) => [page.getByRole('table', { name: 'API tokens' })],
  },
  {
    title: 'Okta is connected by its metadata, for a domain',
    presses: 6,
    async run({ press, type }, page, visit) {
      await press(section(page, 'Single sign-on'))
      await press(button(page, 'Add connection'))
      await press(button(page, 'Continue'))
      await press(button(page, 'I’ve added the app'))
      await type(field(page, 'Metadata URL'), metadataOf(visit))
      await press(button(page, 'Continue'))
      await type(field(page, 'Domain'), 'new.test')
      await press(button(page, 'Add domain'))
    },
    ends: (page) => [page.getByText(/^portico-verify=/), button(page, 'Check now: new.test')],
  },
  {
    title: 'everyone is asked for a second step',
    presses: 4,
    async run({ press, check }, page) {
      await press(section(page, 'Security'))
      await press(page.getByRole('tab', { name: 'Sign-in' }))
      await check(page.getByRole('radio', { name: 'Ask everyone', exact: true }))
      await press(button(page, 'Save changes'))
    },
    ends: (page) => [page.getByRole('alertdialog'), button(page, 'Set mine up and save')],
  },
  {
    title: 'only the addresses of the office get in',
    presses: 4,
    async run({ press, check }, page) {
      await press(section(page, 'Security'))
      await press(page.getByRole('tab', { name: 'IP addresses' }))
      await check(page.getByRole('switch', { name: 'Restrict by IP address' }))
      await press(button(page, /^Add mine/))
    },
    ends: (page) => [
      page.getByRole('switch', { name: 'Restrict by IP address', checked: true }),
      button(page, 'Add address'),
    ],
  },
  {
    title: 'events go to a webhook',
    presses: 6,
    async run({ press, check, type }, page) {
      await press(section(page, 'Webhooks'))
      await press(button(page, 'Add webhook'))
      await type(field(page, 'Name'), 'Users to ERP')
      await type(field(page, 'URL'), 'https://erp.new.test/hook')
      await check(page.getByRole('checkbox', { name: 'Users', exact: true }))
      await press(button(page, 'Add webhook').last())
    },
    ends: (page) => [
      page.getByRole('heading', { level: 1, name: 'Users to ERP' }),
      button(page, 'Send a test').first(),
    ],
  },
  {
    title: 'failed deliveries are found and sent again',
    presses: 5,
    async run({ press }, page) {
      await press(section(page, 'Webhooks'))
      await press(page.getByRole('link', { name: 'Account mirror' }))
      await press(button(page, /^Retry \d failed/))
    },
    ends: (page) => [page.getByRole('heading', { name: /of 3 deliveries accepted/ })],
  },
  {
    title: 'the plan is upgraded',
    presses: 4,
    async run({ press }, page) {
      await press(section(page, 'Subscription'))
      await press(page.getByRole('list', { name: 'Plans' }).getByRole('button', { name: /^Upgrade/ }))
      await press(button(page, 'Continue'))
      await press(button(page, 'Continue'))
    },
    ends: (page) => [button(page, /^Pay/)],
  },
  {
    title: 'a sub-account is made, and a colleague works there',
    presses: 10,
    async run({ press, check, type }, page) {
      await press(section(page, 'Sub-accounts'))
      await press(button(page, 'Create sub-account'))
      await type(field(page, 'Name'), 'Harbour')
      await press(button(page, 'Create account'))
      await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor()
      await press(button(page, 'Add users').first())
      await check(page.getByRole('checkbox', { name: /^Mia Moreno/ }).first())
      await press(button(page, /^Add/).last())
    },
    ends: (page) => [page.getByRole('table').getByText('Mia Moreno'), button(page, 'Add users')],
  },
  {
    title: 'the login box has the colour and the logo of the account',
    presses: 3,
    async run({ press, type }, page) {
      await press(section(page, 'Account'))
      await press(page.getByRole('tab', { name: 'Sign-in page' }))
      await type(field(page, 'Colour'), '#0a7d55')
      await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel })
      await press(button(page, 'Save changes'))
    },
    ends: (page) => [page.getByText('Preview', { exact: true }), page.getByText(/readable/).first()],
  },
]

/** The address of the metadata of an identity provider that the emulator plays. */
function metadataOf({ emulator, providerUrl }: Visit): string {
  const [connection] = emulator.snapshot().ssoConnections
  return `${new URL(providerUrl).origin}/idp/${connection?.id}/metadata`
}

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describeSection(
  'the jobs of an administrator',
  {
    section: 'profile',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Profile' }),
    prepare: addEvents,
  },
  (enter) => {
    it.each(
      jobs.flatMap((job) => [
        { ...job, by: 'the mouse', handOf: byMouse },
        { ...job, by: 'the keyboard', handOf: byKeyboard },
      ]),
    )('by $by alone, $title in $presses presses', async ({ handOf, run, presses, ends }) => {
      const visit = await enter()
      const hand = handOf(visit.page)
      await run(hand, visit.page, visit)
      for (const place of ends(visit.page)) await place.waitFor()
      expect(hand.presses()).toBeLessThanOrEqual(presses)
      await visit.end()
    })
  },
)
