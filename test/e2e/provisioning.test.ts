import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo as pressTab } from './focused.ts'
import { markupOf } from './markup.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const connections: SectionUnderTest = {
  section: 'provisioning',
  ready: (page) => page.getByRole('link', { name: 'Okta directory', exact: true }),
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Add a directory' })
const stored = ({ emulator }: Visit, name: string) =>
  emulator.snapshot().scimConnections.find(({ connectionName }) => connectionName === name) ?? null

async function askToRemove(page: Page, name: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove connection' }).click()
  return page.getByRole('alertdialog', { name: `Remove ${name}?` })
}

describeSection('the connections of directories in the portal', connections, (enter) => {
  it('directory connections are created, copied, and removed with their users by mouse', async () => {
    const visit = await enter()
    const { page, context } = visit
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Add connection' }).click()
    await form(page).getByRole('radio', { name: 'Entra ID' }).click()
    await form(page).getByRole('textbox', { name: 'Name' }).fill('Globex people')
    // The token is shown only once, so that its dialog must not depend on code that can fail to load.
    await context.route('**/*.js', (route) => route.abort())
    await form(page).getByRole('button', { name: 'Add and show token' }).click()
    const secret = page.getByRole('dialog', { name: 'Globex people' })
    await secret.waitFor()
    await context.unroute('**/*.js')
    await secret.getByRole('button', { name: 'Copy Secret token' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^[\w-]{43}$/)
    expect(await markupOf(page)).not.toContain(copied)
    await secret.getByRole('button', { name: 'Show Secret token' }).click()
    expect(await markupOf(page)).toContain(copied)
    await secret.getByRole('button', { name: 'I’ve stored it' }).click()
    await secret.waitFor({ state: 'detached' })
    expect(stored(visit, 'Globex people')).toMatchObject({ source: 'azure-ad', syncToUserManagement: true })

    const asked = await askToRemove(page, 'Okta directory')
    await asked.getByRole('radio', { name: 'Remove them too' }).click()
    await asked.getByRole('textbox').fill('Okta directory')
    await asked.getByRole('button', { name: 'Remove connection' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(stored(visit, 'Okta directory')).toBeNull()
    const reader = visit.emulator.snapshot().users.find(({ email }) => email === 'reader@acme.test')
    expect(reader?.memberships).toEqual([])
    await visit.end()
  })

  it('directory connections are created by keyboard alone, and only its own button closes the token', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 60)
    await tabTo(/^Add connection$/)
    await page.keyboard.press('Enter')
    await form(page).waitFor()
    await tabTo(/^Name$/)
    await page.keyboard.type('Aaa')
    await page.keyboard.press('Enter')
    const secret = page.getByRole('dialog', { name: 'Aaa' })
    await secret.waitFor()
    await page.keyboard.press('Escape')
    await tabTo(/^I’ve stored it$/)
    await page.keyboard.press('Enter')
    await secret.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Aaa', exact: true }).waitFor()
    await expect.poll(() => focusedName(page)).toBe('Aaa')
    await visit.end()
  })

  it('directory connections are removed by two administrators at once without an error', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    const questions = [await askToRemove(one.page, 'Warehouse HR'), await askToRemove(other.page, 'Warehouse HR')]
    for (const asked of questions) await asked.getByRole('button', { name: 'Remove connection' }).click()
    for (const { page } of [one, other])
      await page.getByRole('link', { name: 'Warehouse HR', exact: true }).waitFor({ state: 'detached' })
    expect(stored(one, 'Warehouse HR')).toBeNull()
    await one.end()
    await other.end()
  })

  it('pass axe in light and dark, and never scroll the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add connection' }).click()
    await form(page).getByRole('textbox', { name: 'Name' }).fill('Globex people')
    await expectAccessible(page)
    await form(page).getByRole('button', { name: 'Add and show token' }).click()
    const secret = page.getByRole('dialog', { name: 'Globex people' })
    await secret.getByRole('button', { name: 'Show Secret token' }).click()
    await expectAccessible(page)
    await secret.getByRole('button', { name: 'I’ve stored it' }).click()
    await page.getByRole('link', { name: 'Okta directory', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Okta directory' })
    await dialog.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const asked = await askToRemove(page, 'Okta directory')
    await asked.waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})
