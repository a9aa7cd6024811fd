import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName } from './focused.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const section: SectionUnderTest = { section: 'roles', ready: (page) => page.getByRole('row', { name: /^Admin/ }) }

describeSection('the roles in the portal', section, (enter) => {
  /** Adds a role of the tenant at the provider. */
  function addRole({ emulator }: Visit, name: string) {
    emulator.arrange((state) => {
      const tenantId = state.users.find(({ email }) => email === 'admin@acme.test')?.activeTenantId ?? ''
      const id = name.toLowerCase().replaceAll(' ', '-')
      const role = { id, key: id, name, description: '', level: 3, isDefault: false, tenantId }
      state.roles.push({ ...role, permissionKeys: ['fe.secure.read.groups'] })
    })
  }

  const keysOf = ({ emulator }: Visit, key: string) =>
    emulator.snapshot().roles.find((role) => role.key === key)?.permissionKeys ?? null
  const dialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Name' }) })

  it('roles are created, changed and deleted by mouse', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Create role' }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Site manager')
    await dialog.getByRole('checkbox', { name: 'Change users', exact: true }).click()
    await dialog.getByRole('button', { name: 'Create role' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(keysOf(visit, 'site-manager')).toEqual(['fe.secure.write.users'])

    await page.getByRole('button', { name: 'Actions for Site manager' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.waitForURL(/portal=roles(?:%2F|\/)/)
    await dialog.getByRole('checkbox', { name: 'Groups', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save role' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(keysOf(visit, 'site-manager')?.filter((key) => key.includes('groups')).length).toBeGreaterThan(5)

    await page.getByRole('button', { name: 'Actions for Site manager' }).click()
    await page.getByRole('menuitem', { name: 'Delete role' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Delete Site manager?' })
    await asked.getByRole('textbox').fill('Site manager')
    await asked.getByRole('button', { name: 'Delete role' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(keysOf(visit, 'site-manager')).toBeNull()
    await visit.end()
  })

  it('roles are compared and changed by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    addRole(visit, 'Site manager')
    addRole(visit, 'Billing')
    const tab = page.getByRole('tab', { name: 'Compare' })
    await page.getByRole('tab', { name: 'All roles' }).focus()
    await page.keyboard.press('ArrowRight')
    await tab.and(page.locator('[aria-selected=true]')).waitFor()
    await page.getByRole('columnheader', { name: /^Site manager/ }).waitFor()
    const focused = () => focusedName(page)
    for (let tabs = 0; !/^Billing, /.test(await focused()) && tabs < 12; tabs++) await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    const [, permission = ''] = (await focused()).split(', ')
    await page.keyboard.press('Space')
    expect(await focused()).toBe(`Billing, ${permission}, changed`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page
      .getByRole('region', { name: 'Unsaved changes' })
      .getByText('2 changes in Billing (0 people) and Site manager (0 people).')
      .waitFor()
    for (let tabs = 0; (await focused()) !== 'Save changes' && tabs < 12; tabs++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    for (const key of ['billing', 'site-manager']) expect(keysOf(visit, key)).toHaveLength(3)
    await visit.end()
  })

  it('keep what two administrators choose at once', async () => {
    const visit = await enter({ prepare: (visit) => addRole(visit, 'Site manager') })
    const other = await enter({ beside: visit })
    for (const { page } of [visit, other]) {
      await page.getByRole('button', { name: 'Actions for Site manager' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
    }
    const save = async (page: Page, permission: string) => {
      await dialogOf(page).getByRole('checkbox', { name: permission, exact: true }).click()
      await dialogOf(page).getByRole('button', { name: 'Save role' }).click()
      await dialogOf(page).waitFor({ state: 'detached' })
    }
    await save(visit.page, 'Change users')
    await save(other.page, 'Remove users')
    const keys = ['fe.secure.read.groups', 'fe.secure.write.users', 'fe.secure.delete.users']
    expect(keysOf(visit, 'site-manager')).toEqual(expect.arrayContaining(keys))
    await visit.end()
    await other.end()
  })

  it('pass axe in light and dark, and never scroll the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter({ prepare: (visit) => addRole(visit, 'Site manager') })
    const { page } = visit
    await page.getByRole('button', { name: 'Actions for Site manager' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Actions for Site manager' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialogOf(page).getByRole('checkbox', { name: 'Groups', exact: true }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Compare' }).click()
    await page.getByRole('checkbox', { name: 'Site manager, Change users', exact: true }).click()
    await expectAccessible(page)
    const frame = page.getByRole('region', { name: 'Permissions by role' })
    for (const [width, scrolls] of [
      [1280, false],
      [360, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => frame.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(scrolls)
    }
    await page.getByRole('button', { name: 'Discard' }).click()
    await visit.end()
  })
})
