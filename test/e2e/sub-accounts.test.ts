import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo as pressTab, rowTo } from './focused.ts'
import { describeSection, pick, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const accounts: SectionUnderTest = {
  section: 'allAccounts',
  ready: (page) => account(page, 'Northwind'),
  prepare({ emulator }) {
    emulator.addUser({ email: 'leo@northwind.test', name: 'Leo Brandt', tenants: ['Northwind'] })
    emulator.arrange(({ users, roles }) => {
      const role = roles.find(({ key }) => key === 'Admin')
      const admin = users.find(({ email }) => email === 'admin@acme.test')
      if (role) admin?.memberships.push({ tenantId: 'northwind', roleIds: [role.id] })
    })
  },
}

const account = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const form = (page: Page, name: string) => page.getByRole('dialog', { name })
const stored = ({ emulator }: Visit, id: string) => emulator.snapshot().tenants.find((one) => one.id === id) ?? null
const membership = ({ emulator }: Visit, email: string, tenantId = 'northwind') =>
  emulator
    .snapshot()
    .users.find((user) => user.email === email)
    ?.memberships.find((one) => one.tenantId === tenantId)

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describeSection('the sub-accounts in the portal', accounts, (enter) => {
  it('sub-accounts are opened, created, changed and deleted by mouse', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Expand all' }).click()
    await account(page, 'Rotterdam hub').waitFor()

    await choose(page, 'Northwind Nordics', 'Create below')
    const creation = form(page, 'New sub-account')
    await creation.getByRole('textbox', { name: 'Name' }).fill('Oslo')
    await creation.getByRole('radio', { name: 'Everyone, with exceptions' }).click()
    await creation.getByRole('button', { name: 'Create account' }).click()
    await creation.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Oslo' }).waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Sub-accounts').click()
    await account(page, 'Oslo').waitFor()
    expect(stored(visit, 'oslo')).toMatchObject({ parentId: 'northwind-nordics', subAccountAccess: 'defaultOn' })

    await choose(page, 'Oslo', 'Access')
    const access = form(page, 'Access to Oslo')
    await access.getByRole('radio', { name: 'Everyone, without exception' }).click()
    await access.getByRole('switch', { name: 'It manages its own sub-accounts' }).click()
    await access.getByRole('button', { name: 'Save access' }).click()
    await access.waitFor({ state: 'detached' })
    expect(stored(visit, 'oslo')).toMatchObject({ isReseller: true, subAccountAccess: 'alwaysOn' })

    await choose(page, 'Northwind Nordics', 'Delete')
    const asked = page.getByRole('alertdialog', { name: 'Delete Northwind Nordics?' })
    await asked.getByRole('textbox').fill('northwind-nordics')
    await asked.getByRole('button', { name: 'Delete 2 accounts' }).click()
    await asked.waitFor({ state: 'detached' })
    expect([stored(visit, 'northwind-nordics'), stored(visit, 'oslo')]).toEqual([null, null])
    await account(page, 'Oslo').waitFor({ state: 'detached' })
    await visit.end()
  })

  it('sub-accounts have users that are added, changed and removed by mouse', async () => {
    const visit = await enter()
    const { page } = visit
    await account(page, 'Northwind').click()
    await page.waitForURL(/portal=allAccounts(?:%2F|\/)northwind/)
    await page.getByRole('switch', { name: 'Leo Brandt: works in accounts below' }).click()
    await expect.poll(() => membership(visit, 'leo@northwind.test')?.mayEnterBelow).toBe(true)

    await page.getByRole('button', { name: 'Add users' }).click()
    const adding = form(page, 'Add users to Northwind')
    await adding.getByRole('textbox').fill('reader@acme.test')
    await pick(adding, /^Viewer/)
    await adding.getByRole('button', { name: 'Add user' }).click()
    await adding.waitFor({ state: 'detached' })
    await page.getByText('reader@acme.test').waitFor()

    await choose(page, 'Rita Reader', 'Edit roles')
    const rolesOf = form(page, 'Roles of Rita Reader')
    await pick(rolesOf, /^Editor/)
    await rolesOf.getByRole('button', { name: 'Save roles' }).click()
    await rolesOf.waitFor({ state: 'detached' })
    expect(membership(visit, 'reader@acme.test')?.roleIds).toHaveLength(2)

    await choose(page, 'Rita Reader', 'Remove user')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove user' }).click()
    await page.getByText('reader@acme.test').waitFor({ state: 'detached' })
    // The row disappears before the provider answers.
    await expect.poll(() => membership(visit, 'reader@acme.test')).toBeUndefined()
    await visit.end()
  })

  it('sub-accounts are opened and renamed by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 60)
    await rowTo(page, /^Open Northwind$/)
    await page.keyboard.press('Enter')
    await account(page, 'Northwind Logistics').waitFor()
    expect(await focusedName(page)).toBe('Close Northwind')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedName(page)).toBe('Open Northwind Logistics')
    await rowTo(page, /^Actions for Northwind Logistics$/)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Show people' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await form(page, 'Rename Northwind Logistics').waitFor()
    await tabTo(/^Name$/)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Freight')
    await page.keyboard.press('Enter')
    await account(page, 'Freight').waitFor()
    await expect.poll(() => focusedName(page)).toBe('Actions for Freight')
    expect(stored(visit, 'northwind-logistics')?.name).toBe('Freight')
    await visit.end()
  })

  it('sub-accounts are deleted by two administrators at once without an error, and their page shows that they are gone', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    const questions = [one, other].map(async ({ page }) => {
      await choose(page, 'Acme Labs', 'Delete')
      return page.getByRole('alertdialog', { name: 'Delete Acme Labs?' })
    })
    const id = one.emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id ?? ''
    for (const asked of await Promise.all(questions)) {
      await asked.getByRole('textbox').fill(id)
      await asked.getByRole('button', { name: 'Delete account' }).click()
    }
    for (const { page } of [one, other]) await account(page, 'Acme Labs').waitFor({ state: 'detached' })

    await account(one.page, 'Northwind').click()
    await one.page.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor()
    await choose(other.page, 'Northwind', 'Delete')
    const asked = other.page.getByRole('alertdialog', { name: 'Delete Northwind?' })
    await asked.getByRole('textbox').fill('northwind')
    await asked.getByRole('button', { name: 'Delete 4 accounts' }).click()
    await asked.waitFor({ state: 'detached' })
    await one.page.reload()
    await one.page.getByRole('heading', { name: 'This account is gone' }).waitFor()
    await one.page.getByRole('button', { name: 'Back to sub-accounts' }).click()
    await one.page.getByRole('heading', { name: 'No sub-accounts yet' }).waitFor()
    await one.end()
    await other.end()
  })

  it('pass axe in light and dark, and never scroll the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Expand all' }).click()
    await account(page, 'Rotterdam hub').waitFor()
    await expectAccessible(page)
    for (const [action, title] of [
      ['Create below', 'New sub-account'],
      ['Access', 'Access to Northwind'],
    ] as const) {
      await choose(page, 'Northwind', action)
      await form(page, title).waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await form(page, title).waitFor({ state: 'detached' })
    }
    await choose(page, 'Northwind', 'Delete')
    await page.getByRole('alertdialog').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await account(page, 'Northwind').click()
    await page.getByRole('switch', { name: /^Leo Brandt/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add users' }).click()
    await form(page, 'Add users to Northwind').waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})
