import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { tabTo as pressTab } from './focused.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const section: SectionUnderTest = {
  section: 'account',
  ready: (page) => page.getByRole('textbox', { name: 'Company name', exact: true }),
}

describeSection('the account in the portal', section, (enter) => {
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved', { exact: true }).first().waitFor()
  }
  const settingsOf = ({ emulator }: Visit) => emulator.snapshot().tenants[0]

  it('the account is changed by mouse: name, logo, time zone, format and currency', async () => {
    const visit = await enter()
    const { page } = visit
    await field(page, 'Company name').fill('Acme Inc.')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>'
    const chooser = page.waitForEvent('filechooser')
    await page.locator('.portico-FileInput').click()
    await (await chooser).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    await page.locator('.portico-FilePreview').waitFor()
    await page.getByRole('combobox', { name: 'Time zone' }).click()
    await page.getByRole('combobox', { name: 'Time zone' }).fill('berlin')
    await page.getByRole('option', { name: /^Berlin/ }).click()
    await page.getByRole('button', { name: /Dates$/ }).click()
    await page.getByRole('option', { name: /^2026-11-21/ }).click()
    await page.getByRole('combobox', { name: 'Currency' }).click()
    await page.getByRole('combobox', { name: 'Currency' }).fill('euro')
    await page.getByRole('option', { name: /^Euro, EUR/ }).click()
    await page.getByText('5 unsaved changes').first().waitFor()
    await save(page)
    expect(settingsOf(visit)).toMatchObject({
      name: 'Acme Inc.',
      settings: {
        logo: expect.stringMatching(/^data:image\/svg\+xml/),
        timezone: 'Europe/Berlin',
        dateFormat: 'YYYY-MM-DD',
        currency: 'EUR',
      },
    })
    await page.getByText('Acme Inc.').filter({ visible: true }).first().waitFor()
    await visit.end()
  })

  it('the account is changed by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 60)
    await tabTo(/^Company name$/)
    await page.keyboard.press('End')
    await page.keyboard.type(' Inc.')
    await tabTo(/^Time zone/)
    await page.keyboard.type('buenos')
    await page.getByRole('option', { name: /^Buenos Aires/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('2 unsaved changes').first().waitFor()
    await tabTo(/^Save changes$/)
    await page.keyboard.press('Enter')
    await page.getByText('Saved', { exact: true }).first().waitFor()
    expect(settingsOf(visit)).toMatchObject({
      name: 'Acme Inc.',
      settings: { timezone: expect.stringMatching(/Buenos_Aires$/) },
    })
    await visit.end()
  })

  it('keeps the form after a failed save, and asks before it is left', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    emulator.faults.add({ operation: 'updateAccountSettings', kind: 'status', status: 400, times: 1 })
    await field(page, 'Address').fill('14 Quayside')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const failure = page.locator('.portico-SavePlace .portico-Alert')
    await failure.waitFor()
    // The background is opaque, because fields scroll below it.
    expect(await failure.evaluate((alert) => getComputedStyle(alert).backgroundColor)).toMatch(
      /^(?!rgba|.*transparent)/,
    )
    expect(await field(page, 'Address').inputValue()).toBe('14 Quayside')
    await page.getByRole('tab', { name: 'Sign-in page' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Save and leave' }).click()
    await field(page, 'Application address').waitFor()
    expect(settingsOf(visit)?.settings['address']).toBe('14 Quayside')
    await visit.end()
  })

  it('keeps what two administrators change at once', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    await field(one.page, 'Address').fill('14 Quayside')
    await field(other.page, 'Website').fill('https://acme.example')
    await save(one.page)
    await save(other.page)
    expect(settingsOf(one)?.settings).toMatchObject({ address: '14 Quayside', website: 'https://acme.example' })
    await one.end()
    await other.end()
  })

  it('the account has a sign-in page of its own look', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('tab', { name: 'Sign-in page' }).click()
    await field(page, 'Application address').fill('https://lantern.acme.test')
    const preview = (name: RegExp) => page.getByRole('img', { name })
    await preview(/^The sign-in page, Light, Desktop$/).waitFor()
    await field(page, 'Color').fill('#0b9a9f')
    await page.getByText('Black words on it: ', { exact: false }).first().waitFor()
    const shown = page.locator('.portico-SignInPreviewStage .portico-Button--primary')
    await expect
      .poll(() => shown.evaluate((button) => getComputedStyle(button).backgroundColor))
      .toBe('rgb(11, 154, 159)')

    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Dark' }).click({ force: true })
    await page.getByRole('radio', { name: 'Phone' }).click({ force: true })
    await preview(/^The sign-in page, Dark, Phone$/).waitFor()
    await expectAccessible(page)
    expect(await page.title()).toMatch(/Account/)
    await save(page)
    expect(visit.emulator.snapshot().adminBox[settingsOf(visit)?.id ?? '']).toEqual({
      themeV2: { loginBox: { palette: { primary: { main: '#0b9a9f' } } } },
    })
    await visit.end()
  })

  it('passes axe in light and dark, and never scrolls the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Sign-in page' }).click()
    await field(page, 'Color').waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})
