import type { ElementHandle, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { oneIn } from '../share.ts'
import { focusedName } from './focused.ts'
import { type House, openHouse } from './house.ts'
import { accounts, beSignedIn } from './person.ts'
import { describeIsolations } from './portal-section.ts'
import type { Visit } from './visit.ts'

/** What is open in a section, and the button that would send it. */
interface Opened {
  readonly shown: Locator
  readonly button: Locator
}

/** A case: the section, and how what is in question is opened there. */
type Case = readonly [section: string, what: string, open: (page: Page) => Promise<Opened>]

const press = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name }).first().click()
const inForm = (shown: Locator, name: string | RegExp): Opened => ({
  shown,
  button: shown.getByRole('button', { name }),
})
const type = (within: Page | Locator, label: string, value: string) =>
  within.getByRole('textbox', { name: label, exact: true }).fill(value)

async function choose(page: Page, row: string, action: string, button: string | RegExp = action): Promise<Opened> {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
  return inForm(page.locator('[role=alertdialog], [role=dialog]:not(.portico-Cover)').last(), button)
}

async function form(page: Page, opener: string, title: string, sender: string): Promise<Opened> {
  await press(page, opener)
  return inForm(page.getByRole('dialog', { name: title }), sender)
}

const cases: readonly Case[] = [
  ['users', 'the removal of a user', (page) => choose(page, 'Rita Reader', 'Remove user')],
  ['users', 'the disabling of a user', (page) => choose(page, 'Rita Reader', 'Disable')],
  ['users', 'the roles of a user', (page) => choose(page, 'Rita Reader', 'Edit roles', 'Save roles')],
  [
    'users',
    'an invitation',
    async (page) => {
      const opened = await form(page, 'Invite users', 'Invite users', 'Send invite')
      await type(opened.shown, 'Email address', 'aaa@acme.test')
      return opened
    },
  ],
  [
    'webhooks',
    'a new webhook',
    async (page) => {
      const opened = await form(page, 'Add webhook', 'Add a webhook', 'Add webhook')
      await type(opened.shown, 'Name', 'Badges')
      return opened
    },
  ],
  [
    'roles',
    'a new role',
    async (page) => {
      const opened = await form(page, 'Create role', 'Create a role', 'Create role')
      await type(opened.shown, 'Name', 'Site manager')
      return opened
    },
  ],
  ['roles', 'the deletion of a role', (page) => choose(page, 'Site manager', 'Delete role')],
  [
    'groups',
    'the deletion of a group',
    async (page) => {
      const opened = await choose(page, 'Finance', 'Delete group')
      await opened.shown.getByRole('textbox').fill('Finance')
      return opened
    },
  ],
  [
    'apiTokens',
    'a new token',
    async (page) => {
      const opened = await form(page, 'Create token', 'Create a token', 'Create token')
      await type(opened.shown, 'What is it for?', 'Label printers')
      return opened
    },
  ],
  [
    'sso',
    'the set-up of a connection',
    async (page) => {
      await press(page, 'Add connection')
      const shown = page.getByRole('heading', { name: 'Where do your people sign in today?' })
      await page.getByRole('radio', { name: 'Google Workspace' }).check()
      return { shown, button: page.getByRole('button', { name: 'Continue', exact: true }) }
    },
  ],
  ['provisioning', 'the removal of a directory', (page) => choose(page, 'Okta directory', 'Remove connection')],
  ['allAccounts', 'a new sub-account', (page) => choose(page, 'Northwind', 'Create below', 'Create account')],
  [
    'account',
    'the name of the account',
    async (page) => {
      await type(page, 'Company name', 'Acme Inc.')
      const button = page.getByRole('button', { name: 'Save changes' })
      return { shown: button, button }
    },
  ],
]

describeIsolations('what is open in one tab while another tab switches the tenant', (isolation) => {
  let house: House
  let visit: Visit
  let other: Page
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
    visit = await house.visit()
    visit.emulator.arrange(({ users, roles }) => {
      const tenantId = users.find(({ email }) => email === accounts.admin)?.activeTenantId ?? ''
      const role = { id: 'site', key: 'site', name: 'Site manager', description: '', level: 3, isDefault: false }
      roles.push({ ...role, tenantId, permissionKeys: [] })
    })
    visit.context.setDefaultTimeout(10_000)
    // The press on a button that is gone.
    visit.allow(/form is not connected/)
    await beSignedIn(visit, accounts.admin)
    other = await visit.context.newPage()
    await other.goto(`/orders?page=portal&isolation=${isolation}&portal=orders`)
  })
  afterAll(async () => {
    await visit.end()
    await house.close()
  })
  beforeEach(async () => {
    if ((await other.getByRole('button', { name: 'Acme. Switch account' }).count()) === 0) await moveTo('Acme')
  })

  /** Switches the tenant in the other tab. */
  async function moveTo(tenant: string): Promise<void> {
    await press(other, /Switch account$/)
    await other.getByRole('option', { name: tenant, exact: true }).click()
    await other
      .getByRole('button', { name: `${tenant}. Switch account` })
      .first()
      .waitFor()
    await other.getByRole('listbox').waitFor({ state: 'detached' })
  }

  it.each(cases)('%s: %s ends, and nothing of it is sent', oneIn(2), async (section, _, open) => {
    const { page } = visit
    await page.goto(`/orders?page=portal&isolation=${isolation}&portal=${section}`)
    const { shown, button } = await open(page)
    await shown.waitFor()
    const pressed = await button.elementHandle()
    const tenant = visit.emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id
    const changes = watchChanges(page)
    await moveTo('Acme Labs')
    // A press on what is gone, or was not gone yet.
    await pressAnyway(pressed)
    await shown.waitFor({ state: 'detached' })
    const toast = page.locator('.portico-Toast').filter({ hasText: 'nothing was sent' })
    await toast.waitFor()
    expect(await toast.allInnerTexts()).toEqual([expect.stringContaining('You’re now in Acme Labs')])
    const heading = await page.locator('.portico-PortalMain h1').innerText()
    await expect.poll(() => focusedName(page)).toBe(heading)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(changes.filter((one) => one.tenantId === tenant)).toEqual([])
  })
})

/** Presses a button as a script of the page does, whether it is rendered or not. */
function pressAnyway(button: ElementHandle<SVGElement | HTMLElement> | null): Promise<void> | undefined {
  return button?.evaluate((node) => {
    if (node instanceof HTMLElement) node.click()
  })
}

/** The requests of a page from now on that change something by an access token, with the tenant of the token. */
function watchChanges(page: Page): readonly { readonly call: string; readonly tenantId: unknown }[] {
  const seen: { readonly call: string; readonly tenantId: unknown }[] = []
  page.on('request', (request) => {
    const [, claims] = request.headers()['authorization']?.split('.') ?? []
    if (claims === undefined || request.method() === 'GET') return
    const { tenantId } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    seen.push({ call: `${request.method()} ${request.url()}`, tenantId })
  })
  return seen
}
