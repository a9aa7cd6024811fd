import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { describeSection } from './portal-section.ts'

const section = { section: 'users', users: 40, ready: (page: Page) => page.getByRole('row', { name: 'Ada Admin' }) }

describeSection('the navigation of a portal of 800 px', section, (enter) => {
  it('all sections are in sight without a scroll once a group is folded, which lasts', async () => {
    const visit = await enter()
    const { page } = visit
    const outOfSight = () => page.locator('.portico-Nav .portico-NavItem').evaluateAll(hiddenInPage)
    // The application has two sections of its own in a group of their own, beside those of the kit.
    await page.getByRole('button', { name: 'Lantern', exact: true }).click()
    expect(await page.locator('.portico-Nav .portico-NavItem').count()).toBeGreaterThanOrEqual(17)
    expect(await outOfSight()).toEqual([])
    const heights = await page
      .locator('.portico-Nav .portico-NavItem')
      .evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(new Set(heights)).toEqual(new Set([30]))
    await page.reload()
    await section.ready(page).waitFor()
    expect(await page.getByRole('button', { name: 'Lantern', exact: true }).getAttribute('aria-expanded')).toBe('false')
    await visit.end()
  })
})

describeSection('the search of the portal', section, (enter) => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Search sections, settings and people' })

  it('finds a setting and a person by the keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('link', { name: 'Groups', exact: true }).focus()
    await page.keyboard.press('/')
    await field(page).waitFor()
    await page.keyboard.type('idle')
    await page.getByRole('option', { name: 'Idle time' }).waitFor()
    await expectAccessible(page, 'search')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor()
    await page.getByRole('tab', { name: 'Sessions', selected: true }).waitFor()
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.keyboard.type('rita')
    await page.getByRole('option', { name: 'Rita Reader' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Rita Reader' }).waitFor()
    // The letters belong to the dialog above the portal.
    await page.keyboard.press('/')
    expect(await field(page).count()).toBe(0)
    await visit.end()
  })

  it('opens by a button on a phone', async () => {
    const visit = await enter()
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await field(page).fill('audit')
    await page.getByRole('option', { name: 'Audit log' }).click()
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()
    await visit.end()
  })
})

/** Runs in the page: returns the names of the entries that the window or their list does not show whole. */
function hiddenInPage(entries: readonly Element[]): readonly (string | null)[] {
  return entries.flatMap((entry) => {
    const { top, bottom } = entry.getBoundingClientRect()
    const list = entry.closest('.portico-NavBody')?.getBoundingClientRect()
    return list && top >= list.top - 1 && bottom <= list.bottom + 1 ? [] : [entry.textContent]
  })
}
