import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addEvents } from './audit-events.ts'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo as pressTab } from './focused.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'

const section: SectionUnderTest = {
  section: 'audits',
  ready: (page) => page.getByRole('link', { name: 'Update group', exact: true }),
  prepare: addEvents,
}

describeSection('the audit log in the portal', section, (enter) => {
  const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents()

  it('the audit log is filtered, kept in the address, opened and followed to its object by mouse', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Show only these' }).click()
    await expect.poll(() => names(page)).toEqual(['Lock user'])
    await page.waitForURL(/audits\.filter\.createdAt=P7D/)
    await page.reload()
    await page.getByRole('link', { name: 'Lock user', exact: true }).waitFor()
    expect(await names(page)).toEqual(['Lock user'])
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('link', { name: 'Update group', exact: true }).click()
    const details = page.getByRole('dialog', { name: 'Update group' })
    await details.getByText('changed:').waitFor()
    await page.waitForURL(/portal=audits(?:%2F|\/)c/)
    await details.getByRole('link', { name: 'Open the group' }).click()
    await page.getByRole('dialog', { name: 'Sites' }).waitFor()
    await visit.end()
  })

  it('shows what another administrator does with the next read, without a row twice', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    await other.page.goto(other.page.url().replace('portal=audits', 'portal=groups'))
    await other.page.getByRole('button', { name: 'Actions for Finance', exact: true }).click()
    await other.page.getByRole('menuitem', { name: 'Edit' }).click()
    const group = other.page.getByRole('dialog').filter({ has: other.page.getByRole('tab', { name: /^People/ }) })
    await group.getByRole('textbox', { name: 'Name' }).fill('Money')
    await group.getByRole('button', { name: 'Save group' }).click()
    await group.waitFor({ state: 'detached' })

    const updates = async () => (await names(one.page)).filter((name) => name === 'Update group')
    expect(await updates()).toHaveLength(1)
    await one.page.locator('label').filter({ hasText: 'Info' }).click()
    await expect.poll(updates).toHaveLength(2)
    const keys = await one.page
      .locator('[data-key]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')))
    expect(new Set(keys).size).toBe(keys.length)
    await one.end()
    await other.end()
  })

  it('shows one severity by the switch, by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    await pressTab(page, /^All$/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => names(page)).not.toContain('Lock user')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => names(page)).toEqual(['Lock user'])
    await page.waitForURL(/audits\.filter\.severity=High/)
    expect(await focusedName(page)).toBe('High')
    await visit.end()
  })

  it('the audit log is exported as a file whose cells no spreadsheet runs', async () => {
    const visit = await enter()
    const { page } = visit
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^audit-log-to-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.split('\r\n')[0]).toBe('\ufeffTime,Action,Severity,Description,User,Email,IP address,Browser,Raw event')
    expect(text).toContain(",'=5 wrong passwords,")
    await page.getByText(`${download.suggestedFilename()} is saved`).waitFor({ state: 'attached' })
    await visit.end()
  })

  it('a failed export of the audit log is reported, and can be repeated', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    visit.allow(/audits\/export|The audit log was not exported|400/)
    emulator.faults.add({ operation: 'exportAudits', kind: 'status', status: 400, times: 1 })
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await page.getByText('We couldn’t export the log').waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Try again' }).click()
    await downloading
    await visit.end()
  })

  it('the audit log is searched, saved as a view and applied by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 60)
    await tabTo(/^Search the log$/)
    await page.keyboard.type('wrong')
    await expect.poll(() => names(page)).toEqual(['Lock user'])
    await tabTo(/^Views$/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedName(page)).toBe('Save this view')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Save this view' }).waitFor()
    await tabTo(/^Name of the view$/)
    await page.keyboard.type('Wrong passwords')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Save this view' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Clear filters' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page).then(({ length }) => length)).toBeGreaterThan(2)
    await page.getByRole('button', { name: 'Views' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedName(page)).toBe('Wrong passwords')
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual(['Lock user'])
    await tabTo(/^Lock user$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Lock user' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Lock user' }).waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toBe('Lock user')
    await visit.end()
  })

  it('passes axe in light and dark, and never scrolls the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Update group', exact: true }).click()
    await page.getByRole('dialog', { name: 'Update group' }).getByText('changed:').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Filter/ }).click()
    await page.getByRole('dialog', { name: 'Filters' }).waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})

/** Replaces the log by three events from two weeks. */
