import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { arrowTo, focusedName, tabTo as pressTab } from './focused.ts'
import { describeSection, pick, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const section: SectionUnderTest = {
  section: 'applications',
  ready: (page) => page.getByRole('link', { name: 'Dock', exact: true }),
}

describeSection('the applications in the portal', section, (enter) => {
  const usersOf = ({ emulator }: Visit, name: string) => {
    const { users, applications, applicationAssignments } = emulator.snapshot()
    const id = applications.find((one) => one.name === name)?.id
    const ids = applicationAssignments.find(({ appId }) => appId === id)?.userIds ?? []
    return users.filter((user) => ids.includes(user.id)).map((user) => user.name)
  }
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Who may open/ })
  const check = (page: Page, name: RegExp) => pick(dialogOf(page), name)
  const save = async (page: Page) => {
    await dialogOf(page).getByRole('button', { name: 'Save access' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
  }

  it('get people by mouse, many at once', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Actions for Dock', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Choose people' }).click()
    await page.waitForURL(/portal=applications(?:%2F|\/)/)
    await check(page, /^Mia Moreno/)
    await check(page, /^Lou Locked/)
    await check(page, /^Ada Admin/)
    await save(page)
    expect(usersOf(visit, 'Dock')).toEqual(['Ada Admin', 'Rita Reader', 'Lou Locked'])
    await visit.end()
  })

  it('get people by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 60)
    await tabTo(/^Columns$/)
    await page.keyboard.press('Tab')
    await arrowTo(page, 'ArrowDown', /^Ledger$/)
    await page.keyboard.press('Enter')
    await dialogOf(page)
      .getByRole('checkbox', { name: /^Emil Enroll/ })
      .waitFor()
    await tabTo(/Emil Enroll/)
    await page.keyboard.press('Space')
    await tabTo(/^Save access$/)
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(usersOf(visit, 'Ledger')).toEqual(['Ada Admin', 'Emil Enroll'])
    expect(await focusedName(page)).toBe('Ledger')
    await visit.end()
  })

  it('applications keep what two administrators choose at once, and report a user removed by one', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    for (const { page } of [one, other]) await page.getByRole('link', { name: 'Dock', exact: true }).click()
    await check(one.page, /^Lou Locked/)
    await check(other.page, /^Mia Moreno/)
    await check(other.page, /^Rita Reader/)
    await save(one.page)
    await save(other.page)
    expect(usersOf(one, 'Dock')).toEqual(['Lou Locked'])

    await one.page.getByRole('link', { name: 'Ledger', exact: true }).click()
    await check(one.page, /^Emil Enroll/)
    other.emulator.arrange(({ users }) => {
      for (const user of users) if (user.name === 'Emil Enroll') user.memberships = []
    })
    await dialogOf(one.page).getByRole('button', { name: 'Save access' }).click()
    await dialogOf(one.page).getByText('Assignment action failed').waitFor()
    expect(
      await dialogOf(one.page)
        .getByRole('checkbox', { name: /^Emil Enroll/ })
        .isChecked(),
    ).toBe(true)
    await one.end()
    await other.end()
  })

  it('an application for all users shows that none has to be chosen', async () => {
    const visit = await enter()
    await visit.page.getByRole('link', { name: 'Lantern', exact: true }).click()
    await dialogOf(visit.page).getByText('Nobody has to be chosen').waitFor()
    await visit.page.keyboard.press('Escape')
    await dialogOf(visit.page).waitFor({ state: 'detached' })
    await visit.end()
  })

  it('pass axe in light and dark, and never scroll the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Dock', exact: true }).click()
    await dialogOf(page)
      .getByRole('checkbox', { name: /^Mia Moreno/ })
      .waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})
