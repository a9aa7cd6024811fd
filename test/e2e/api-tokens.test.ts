import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo as pressTab } from './focused.ts'
import { markupOf } from './markup.ts'
import { describeSection, pick, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const tenantTokens: SectionUnderTest = {
  section: 'apiTokens',
  ready: (page) => page.getByRole('link', { name: 'Nightly export', exact: true }),
}

const personalTokens: SectionUnderTest = {
  section: 'personalApiTokens',
  ready: (page) => page.getByRole('link', { name: 'Laptop script', exact: true }),
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Create a token' })
const stored = ({ emulator }: Visit, text: string) =>
  emulator.snapshot().apiTokens.find(({ description }) => description === text) ?? null

describeSection('the API tokens in the portal', tenantTokens, (enter) => {
  it('API tokens are created, copied, viewed and deleted by mouse', async () => {
    const visit = await enter()
    const { page, context } = visit
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Create token' }).click()
    await form(page).getByRole('textbox', { name: 'What is it for?' }).fill('Label printers')
    await pick(form(page), /^Viewer/)
    await form(page)
      .getByRole('button', { name: /Expires/ })
      .click()
    await page.getByRole('option', { name: '7 days' }).click()
    // The secret is shown only once, so that its dialog must not depend on code that can fail to load.
    await context.route('**/*.js', (route) => route.abort())
    await form(page).getByRole('button', { name: 'Create token' }).click()

    const secret = page.getByRole('dialog', { name: 'Label printers' })
    await secret.waitFor()
    await context.unroute('**/*.js')
    await secret.getByRole('button', { name: 'Copy Secret' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^[\w-]{43}$/)
    expect(await markupOf(page)).not.toContain(copied)
    await secret.getByRole('button', { name: 'Show Secret' }).click()
    expect(await markupOf(page)).toContain(copied)
    await secret.getByRole('button', { name: 'I’ve stored it' }).click()
    await secret.waitFor({ state: 'detached' })
    expect(stored(visit, 'Label printers')).toMatchObject({ level: 'tenant', roleIds: [expect.any(String)] })

    await page.getByRole('link', { name: 'Label printers', exact: true }).click()
    const details = page.getByRole('dialog', { name: 'Label printers' })
    await details.getByText(stored(visit, 'Label printers')?.id ?? '').waitFor()
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Actions for Label printers', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete token' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Delete Label printers?' })
    await asked.getByRole('button', { name: 'Delete token' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(stored(visit, 'Label printers')).toBeNull()
    await visit.end()
  })

  it('API tokens are created by keyboard alone, and only its own button closes the secret', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 60)
    await tabTo(/^Create token$/)
    await page.keyboard.press('Enter')
    await form(page).waitFor()
    await tabTo(/^What is it for\?$/)
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

  it('API tokens are deleted by two administrators at once without an error', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    for (const { page } of [one, other]) {
      await page.getByRole('button', { name: 'Actions for CI deploy', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Delete token' }).click()
    }
    for (const { page } of [one, other])
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete token' }).click()
    for (const { page } of [one, other])
      await page.getByRole('link', { name: 'CI deploy', exact: true }).waitFor({ state: 'detached' })
    expect(stored(one, 'CI deploy')).toBeNull()
    await one.end()
    await other.end()
  })

  it('pass axe in light and dark, and never scroll the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create token' }).click()
    await form(page).getByRole('textbox', { name: 'What is it for?' }).fill('Label printers')
    await form(page)
      .getByRole('checkbox', { name: /^Viewer/ })
      .waitFor()
    await expectAccessible(page)
    await form(page).getByRole('button', { name: 'Create token' }).click()
    const secret = page.getByRole('dialog', { name: 'Label printers' })
    await secret.getByRole('button', { name: 'Show Secret' }).click()
    await expectAccessible(page)
    await secret.getByRole('button', { name: 'I’ve stored it' }).click()
    await page.getByRole('link', { name: 'CI deploy', exact: true }).click()
    await page.getByRole('dialog', { name: 'CI deploy' }).waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})

describeSection('the personal tokens in the portal', personalTokens, (enter) => {
  it('personal tokens are created by a user for themselves, without roles', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Create token' }).click()
    await form(page).getByRole('textbox', { name: 'What is it for?' }).fill('Phone')
    expect(await form(page).getByRole('checkbox').count()).toBe(0)
    await form(page).getByRole('button', { name: 'Create token' }).click()
    await page.getByRole('dialog', { name: 'Phone' }).getByRole('button', { name: 'I’ve stored it' }).click()
    await page.getByRole('link', { name: 'Phone', exact: true }).waitFor()
    expect(stored(visit, 'Phone')).toMatchObject({ level: 'user', roleIds: [] })
    await expectAccessible(page)
    await visit.end()
  })
})
