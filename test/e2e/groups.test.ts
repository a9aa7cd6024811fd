import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { arrowTo, focusedName, tabTo as pressTab } from './focused.ts'
import { describeSection, pick, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const section: SectionUnderTest = {
  section: 'groups',
  ready: (page) => page.getByRole('link', { name: 'Finance', exact: true }),
}

describeSection('the groups in the portal', section, (enter) => {
  const stored = ({ emulator }: Visit, name: string) =>
    emulator.snapshot().groups.find((group) => group.name === name) ?? null
  const dialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: /^People/ }) })
  const check = (page: Page, name: RegExp) => pick(dialogOf(page), name)
  const save = async (page: Page) => {
    await dialogOf(page).getByRole('button', { name: 'Save group' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
  }
  async function choose(page: Page, group: string, action: string) {
    await page.getByRole('button', { name: `Actions for ${group}`, exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  it('groups are created, changed and deleted by mouse', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Create group' }).click()
    await dialogOf(page).getByRole('textbox', { name: 'Name' }).fill('Design')
    await dialogOf(page).locator('label').filter({ hasText: 'Teal' }).click()
    await dialogOf(page)
      .getByRole('tab', { name: /^People/ })
      .click()
    await check(page, /^Mia Moreno/)
    await check(page, /^Rita Reader/)
    await dialogOf(page)
      .getByRole('tab', { name: /^Roles/ })
      .click()
    await check(page, /^Viewer/)
    await save(page)
    expect(stored(visit, 'Design')).toMatchObject({
      color: '#0b9a9f',
      userIds: [expect.any(String), expect.any(String)],
    })
    expect(stored(visit, 'Design')?.roleIds).toHaveLength(1)

    await choose(page, 'Design', 'People')
    await page.waitForURL(/portal=groups(?:%2F|\/)/)
    await check(page, /^Mia Moreno/)
    await save(page)
    expect(stored(visit, 'Design')?.userIds).toHaveLength(1)

    await choose(page, 'Design', 'Delete group')
    const asked = page.getByRole('alertdialog', { name: /Delete .*Design/ })
    await asked.getByRole('textbox').fill('Design')
    await asked.getByRole('button', { name: 'Delete group' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(stored(visit, 'Design')).toBeNull()
    await visit.end()
  })

  it('groups are created and deleted by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 60)
    await tabTo(/^Create group$/)
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor()
    await tabTo(/^Name$/)
    await page.keyboard.type('Aaa')
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Aaa', exact: true }).waitFor()
    await expect.poll(() => focusedName(page)).toBe('Aaa')
    await arrowTo(page, 'ArrowRight', /^Actions for Aaa$/)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await tabTo(/^Type/)
    await page.keyboard.type('Aaa')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    expect(stored(visit, 'Aaa')).toBeNull()
    await visit.end()
  })

  it('groups keep what two administrators choose at once, and report a group deleted by one', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    for (const { page } of [one, other]) await choose(page, 'Sites', 'People')
    await check(one.page, /^Rita Reader/)
    await check(other.page, /^Mia Moreno/)
    await save(one.page)
    await save(other.page)
    expect(stored(one, 'Sites')?.userIds).toHaveLength(3)

    await choose(one.page, 'Finance', 'Edit')
    other.emulator.arrange((state) => {
      state.groups = state.groups.filter(({ name }) => name !== 'Finance')
    })
    await dialogOf(one.page).getByRole('textbox', { name: 'Name' }).fill('Money')
    await dialogOf(one.page).getByRole('button', { name: 'Save group' }).click()
    await dialogOf(one.page).getByText('The group was not found').waitFor()
    expect(await dialogOf(one.page).getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Money')
    await one.end()
    await other.end()
  })

  it('groups of a directory are shown and cannot be changed', async () => {
    const visit = await enter()
    const { page } = visit
    await choose(page, 'Support', 'Show')
    await dialogOf(page).getByText('comes from your directory').waitFor()
    expect(await dialogOf(page).getByRole('textbox').count()).toBe(0)
    await visit.end()
  })

  it('pass axe in light and dark, and never scroll the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await choose(page, 'Sites', 'Edit')
    await dialogOf(page).getByRole('textbox', { name: 'Name' }).waitFor()
    await expectAccessible(page)
    await dialogOf(page)
      .getByRole('tab', { name: /^People/ })
      .click()
    await dialogOf(page)
      .getByRole('checkbox', { name: /^Ada Admin/ })
      .waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})
