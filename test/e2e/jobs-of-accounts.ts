import { expect } from 'vitest'
import { button, field, type Job, option, section } from './job.ts'

/** Jobs with the account, its connections, its plan and other tenants. */
export const accountJobs: readonly Job[] = [
  {
    title: 'a person has another role',
    section: 'Users',
    presses: 4,
    async run({ press, check }, page) {
      await press(button(page, 'Actions for Rita Reader'))
      await press(page.getByRole('menuitem', { name: 'Edit roles' }))
      await check(page.getByRole('checkbox', { name: /^Editor/ }))
      await press(button(page, 'Save roles'))
    },
    ends: (page) => [page.getByRole('row', { name: /Rita Reader.*Editor/ })],
  },
  {
    title: 'the audit log of last month is exported',
    section: 'Audit log',
    presses: 5,
    async run({ press }, page) {
      await press(button(page, 'Filter'))
      await press(button(page, /^Any time/))
      await press(option(page, 'Last month'))
      await press(button(page, 'Show results'))
      const file = page.waitForEvent('download')
      await press(button(page, 'Export CSV'))
      expect((await file).suggestedFilename()).toMatch(/\.csv$/)
    },
    ends: (page) => [page.getByRole('heading', { level: 1, name: 'Audit log' })],
  },
  {
    title: 'only the addresses of the office get in',
    section: 'Security',
    presses: 3,
    async run({ press, check }, page) {
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
    section: 'Webhooks',
    presses: 5,
    async run({ press, check, type }, page) {
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
    section: 'Webhooks',
    presses: 2,
    async run({ press }, page) {
      await press(page.getByRole('link', { name: 'Account mirror' }))
      await press(button(page, /^Retry \d failed/))
    },
    ends: (page) => [page.getByRole('heading', { name: /of 3 deliveries accepted/ })],
  },
  {
    title: 'the plan is upgraded',
    section: 'Subscription',
    presses: 3,
    async run({ press }, page) {
      await press(page.getByRole('list', { name: 'Plans' }).getByRole('button', { name: /^Upgrade/ }))
      await press(button(page, 'Continue'))
      await press(button(page, 'Continue'))
    },
    ends: (page) => [button(page, /^Pay/)],
  },
  {
    title: 'a sub-account is made, and a colleague works there',
    section: 'Sub-accounts',
    presses: 5,
    async run({ press, check, type }, page) {
      await press(button(page, 'Create sub-account'))
      await type(field(page, 'Name'), 'Harbour')
      await press(button(page, 'Create account'))
      await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor()
      await press(button(page, 'Add users').first())
      await check(page.getByRole('checkbox', { name: /^Mia Moreno/ }).first())
      await press(button(page, /^Add/).last())
    },
    ends: (page) => [page.getByRole('grid').getByText('Mia Moreno'), button(page, 'Add users')],
  },
  {
    title: 'the login box has the colour and the logo of the account',
    section: 'Account',
    presses: 2,
    async run({ press, type }, page) {
      await press(page.getByRole('tab', { name: 'Sign-in page' }))
      await type(field(page, 'Color'), '#0a7d55')
      await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel })
      await press(button(page, 'Save changes'))
    },
    ends: (page) => [page.getByText('Preview', { exact: true }), page.getByText(/readable/).first()],
  },
  {
    title: 'a directory is connected, up to where its people arrive',
    section: 'Provisioning',
    presses: 3,
    async run({ press }, page) {
      await press(button(page, 'Add connection'))
      await press(button(page, 'Add and show token'))
      await press(button(page, 'I’ve turned it on'))
    },
    ends: (page) => [
      page.getByRole('heading', { level: 2, name: 'People and groups arrive here' }),
      page.getByText('Waiting for the first call'),
    ],
  },
  {
    title: 'the own address is changed',
    section: 'Profile',
    presses: 3,
    async run({ press, type }, page, { emulator }) {
      await press(button(page, 'Change email'))
      await type(field(page, 'New email address'), 'ada@new.test')
      await press(button(page, 'Send code'))
      await field(page, '6-digit code').waitFor()
      const sent = emulator.outbox().findLast(({ to }) => to === 'ada@new.test')?.text
      await type(field(page, '6-digit code'), /\d{6}/.exec(sent ?? '')?.[0] ?? '')
      await press(button(page, 'Done'))
    },
    ends: (page) => [page.getByText('ada@new.test', { exact: true }).first(), button(page, 'Change email')],
  },
  {
    title: 'a person moves to another tenant',
    section: 'Sub-accounts',
    // The way to the users, from whom the person goes, is one of them.
    presses: 9,
    async run({ press, check }, page, { emulator }) {
      await press(page.getByRole('link', { name: 'Northwind', exact: true }))
      await press(button(page, 'Add users').first())
      await check(page.getByRole('checkbox', { name: /^Rita Reader/ }).first())
      await check(page.getByRole('checkbox', { name: /^Editor/ }))
      await press(button(page, /^Add/).last())
      await page.getByRole('grid').getByText('Rita Reader').waitFor()
      await press(section(page, 'Users'))
      await press(button(page, 'Actions for Rita Reader'))
      await press(page.getByRole('menuitem', { name: 'Remove user' }))
      await press(button(page, 'Remove user'))
      const tenants = () =>
        emulator
          .snapshot()
          .users.find(({ name }) => name === 'Rita Reader')
          ?.memberships.map(({ tenantId }) => tenantId)
      await expect.poll(tenants).toEqual(['northwind'])
    },
    ends: (page) => [page.getByRole('heading', { level: 1, name: 'Users' }), button(page, 'Invite users')],
  },
  {
    title: 'an administrator goes on in another tenant',
    section: 'Users',
    presses: 2,
    async run({ press }, page) {
      await press(button(page, /Switch account$/))
      await press(option(page, 'Globex'))
    },
    ends: (page) => [button(page, /^Globex\. Switch account$/), page.getByRole('row', { name: /Sam Sorensen/ })],
  },
]

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
