import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { arrowTo, focusedName, tabTo as pressTab, rowTo } from './focused.ts'
import { describeSection, pick, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const section: SectionUnderTest = {
  section: 'users',
  ready: (page) => page.getByRole('link', { name: 'Rita Reader', exact: true }),
}

describeSection('the users in the portal', section, (enter) => {
  const stored = ({ emulator }: Visit, email: string) =>
    emulator.snapshot().users.find((user) => user.email === email) ?? null
  const rolesOf = (visit: Visit, email: string) => {
    const ids = stored(visit, email)?.memberships[0]?.roleIds ?? []
    return visit.emulator.snapshot().roles.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
  }
  const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
  const gone = (page: Page, name: string | RegExp) => dialogOf(page, name).waitFor({ state: 'detached' })
  async function choose(page: Page, user: string, action: string) {
    await page.getByRole('button', { name: `Actions for ${user}`, exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const keyboard = (page: Page) => (name: RegExp) => pressTab(page, name)

  it('users are invited, get roles, are disabled and removed by mouse', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Invite users' }).click()
    const invite = dialogOf(page, 'Invite users')
    await invite.getByRole('textbox', { name: 'Email address' }).fill('aaa@acme.test')
    await invite.getByRole('textbox', { name: 'Name' }).fill('Zoe Zulu')
    await invite.getByRole('button', { name: 'Send invite' }).click()
    await gone(page, 'Invite users')
    expect(stored(visit, 'aaa@acme.test')).toMatchObject({ name: 'Zoe Zulu' })

    await choose(page, 'Zoe Zulu', 'Edit roles')
    const roles = dialogOf(page, 'Roles of Zoe Zulu')
    await pick(roles, /^Viewer/)
    await roles.getByRole('button', { name: 'Save roles' }).click()
    await gone(page, 'Roles of Zoe Zulu')
    expect(rolesOf(visit, 'aaa@acme.test')).toContain('Viewer')

    await choose(page, 'Zoe Zulu', 'Disable')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page
      .getByRole('row', { name: /Zoe Zulu/ })
      .getByText('Disabled')
      .filter({ visible: true })
      .waitFor()

    await choose(page, 'Zoe Zulu', 'Remove user')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove user' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Zoe Zulu', exact: true }).waitFor({ state: 'detached' })
    await visit.end()
  })

  it('users are invited, opened and removed by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = keyboard(page)
    await tabTo(/^Invite users$/)
    await page.keyboard.press('Enter')
    await dialogOf(page, 'Invite users').waitFor()
    await tabTo(/^Email address$/)
    await page.keyboard.type('zoe@acme.test')
    await tabTo(/^Name$/)
    await page.keyboard.type('Zoe Zulu')
    await page.keyboard.press('Enter')
    await gone(page, 'Invite users')
    await page.getByRole('link', { name: 'Zoe Zulu', exact: true }).waitFor()

    await rowTo(page, /^Zoe Zulu$/)
    await page.keyboard.press('Enter')
    await dialogOf(page, 'Zoe Zulu').getByText('zoe@acme.test').waitFor()
    await page.waitForURL(/portal=users(?:%2F|\/)/)
    await tabTo(/^Edit roles$/)
    await page.keyboard.press('Enter')
    await dialogOf(page, 'Roles of Zoe Zulu').waitFor()
    await page.keyboard.press('Escape')
    await gone(page, 'Roles of Zoe Zulu')
    // No control has the focus for one frame, and a key in that frame closes nothing.
    await expect.poll(() => focusedName(page)).toBe('Edit roles')
    await page.keyboard.press('Escape')
    await gone(page, 'Zoe Zulu')
    await expect.poll(() => focusedName(page)).toBe('Zoe Zulu')

    await arrowTo(page, 'ArrowRight', /^Actions for Zoe Zulu$/)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'View details' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await tabTo(/^Remove user$/)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Zoe Zulu', exact: true }).waitFor({ state: 'detached' })
    await visit.end()
  })

  it('users are invited together: the one who is here already is named, and opened', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Invite users' }).click()
    await dialogOf(page, 'Invite users').getByRole('tab', { name: 'Several' }).click()
    await dialogOf(page, 'Invite users')
      .getByRole('textbox', { name: 'Email addresses' })
      .fill('email,name\nzoe@acme.test,Zoe Zulu\nreader@acme.test,Rita')
    await dialogOf(page, 'Invite users').getByRole('button', { name: 'Send 2 invites' }).click()
    const result = dialogOf(page, '1 invited, 1 needs attention')
    await result.getByRole('list', { name: 'Not sent' }).getByText('They belong to this account already').waitFor()
    await expectAccessible(page)
    await result.getByRole('button', { name: 'Open Rita Reader' }).click()
    await dialogOf(page, 'Rita Reader').waitFor()
    await gone(page, '1 invited, 1 needs attention')
    expect(stored(visit, 'zoe@acme.test')).not.toBeNull()
    await visit.end()
  })

  it('the users section reports what another administrator removed, and keeps what was chosen', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    await choose(one.page, 'Rita Reader', 'Edit roles')
    const roles = dialogOf(one.page, 'Roles of Rita Reader')
    await pick(roles, /^Viewer/)
    await choose(other.page, 'Rita Reader', 'Remove user')
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Remove user' }).click()
    await other.page.getByRole('alertdialog').waitFor({ state: 'detached' })

    await roles.getByRole('button', { name: 'Save roles' }).click()
    await roles.getByRole('alert').waitFor()
    expect(await roles.getByRole('checkbox', { name: /^Viewer/ }).isChecked()).toBe(true)
    await one.end()
    await other.end()
  })

  it('the users section is read-only for a user with read permissions alone', async () => {
    const visit = await enter({ as: 'reader@acme.test' })
    const { page } = visit
    await page.getByText('View only').waitFor()
    expect(await page.getByRole('button', { name: 'Invite users' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Ada Admin', exact: true }).click()
    await dialogOf(page, 'Ada Admin').getByText('admin@acme.test').waitFor()
    expect(await dialogOf(page, 'Ada Admin').getByRole('button', { name: 'Edit roles' }).count()).toBe(0)
    await visit.end()
  })

  it('pass axe in light and dark, and never scroll the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Rita Reader', exact: true }).click()
    await dialogOf(page, 'Rita Reader').getByText('reader@acme.test').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await gone(page, 'Rita Reader')
    await page.getByRole('button', { name: 'Invite users' }).click()
    await dialogOf(page, 'Invite users').getByRole('textbox', { name: 'Email address' }).waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})
