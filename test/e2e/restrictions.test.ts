import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo as pressTab } from './focused.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const restrictions: SectionUnderTest = {
  section: 'security',
  query: '&portal.tab=ipRestrictions',
  ready: (page) => page.getByRole('row', { name: /198\.51\.100\.0\/27/ }),
}

const own = '127.0.0.1'
const main = (page: Page) => page.getByRole('switch', { name: 'Restrict by IP address' })
const guard = (page: Page) => page.getByRole('alertdialog', { name: 'This would shut you out' })
const config = ({ emulator }: Visit) => emulator.snapshot().ipRestrictionConfigs[0] ?? null
const stored = ({ emulator }: Visit) => emulator.snapshot().ipRestrictions.map(({ ip }) => ip)

/** Clicks a switch at its track, as a user does, because the input itself is transparent. */
const press = async (page: Page) => main(page).click({ force: true })

describeSection('the restrictions in the portal', restrictions, (enter) => {
  it('the restrictions are activated by mouse, after the user’s own address was added', async () => {
    const visit = await enter()
    const { page } = visit
    await press(page)
    await guard(page).waitFor()
    await guard(page).getByRole('button', { name: 'Keep it off' }).click()
    await guard(page).waitFor({ state: 'detached' })
    expect([config(visit)?.isActive ?? false, stored(visit).includes(own)]).toEqual([false, false])

    await press(page)
    await guard(page).getByRole('button', { name: 'Add mine and turn on' }).click()
    await guard(page).waitFor({ state: 'detached' })
    await expect.poll(() => main(page).isChecked()).toBe(true)
    expect([config(visit)?.isActive, stored(visit).includes(own)]).toEqual([true, true])
    await page.reload()
    await restrictions.ready(page).waitFor()

    await page.getByRole('searchbox', { name: 'Search address or note' }).fill(own)
    await page.getByRole('button', { name: `Actions for ${own}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Remove address' }).click()
    const asked = page.getByRole('alertdialog', { name: `Remove ${own}?` })
    await asked.getByRole('button', { name: 'Remove address' }).click()
    await asked.getByText('Only this entry lets your own address in').waitFor()
    expect(stored(visit)).toContain(own)
    await visit.end()
  })

  it('the restrictions are added by keyboard alone, and pasted with each wrong line named', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 80)
    await tabTo(/^Add address$/)
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Add an address' })
    await form.waitFor()
    await page.keyboard.type('192.0.2.0/24')
    await form.getByText('256 addresses').waitFor()
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => stored(visit)).toContain('192.0.2.0/24')
    // The new row has the focus.
    await expect.poll(() => focusedName(page)).toContain('192.0.2.0/24')

    await tabTo(/^Paste a list$/)
    await page.keyboard.press('Enter')
    const paste = page.getByRole('dialog', { name: 'Paste a list' })
    await paste.waitFor()
    await page.keyboard.insertText('192.0.2.50 Night shift\nBristol')
    await paste.getByText('Line 2: “Bristol”').waitFor()
    await tabTo(/^Add 1 address$/)
    await page.keyboard.press('Enter')
    await paste.getByText('1 address added').waitFor()
    expect(stored(visit)).toContain('192.0.2.50')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await paste.waitFor({ state: 'detached' })
    await visit.end()
  })

  it('keep what two administrators change at once', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    await one.page.getByRole('radio', { name: 'Block list' }).click({ force: true })
    await one.page.getByRole('row', { name: /203\.0\.115\.0\/24/ }).waitFor()
    await press(other.page)
    await expect.poll(() => config(one)).toMatchObject({ isActive: true, strategy: 'BLOCK' })
    await other.page.getByRole('row', { name: /203\.0\.115\.0\/24/ }).waitFor()
    await one.end()
    await other.end()
  })

  it('the restrictions section has no tab that the provider withholds', async () => {
    const visit = await enter({
      prepare: ({ emulator }) =>
        emulator.arrange(({ flags }) => {
          flags['admin_portal_domain_restrictions'] = 'off'
        }),
    })
    await visit.page.getByRole('tab', { name: 'IP addresses' }).waitFor()
    expect(await visit.page.getByRole('tab', { name: 'Email domains' }).count()).toBe(0)
    await visit.end()
  })

  it('pass axe in light and dark, and never scroll the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Paste a list' }).click()
    const paste = page.getByRole('dialog', { name: 'Paste a list' })
    await paste.getByRole('textbox', { name: 'Addresses' }).fill('192.0.2.50\nBristol')
    await expectAccessible(page)
    await paste.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await paste.waitFor({ state: 'detached' })
    await press(page)
    await guard(page).waitFor()
    await expectAccessible(page)
    await guard(page).getByRole('button', { name: 'Keep it off' }).click()
    await page.getByRole('tab', { name: 'Email domains' }).click()
    await page.getByRole('row', { name: /packwell\.example/ }).waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})
