import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { byKeyboard, byMouse, type Hand } from './hand.ts'
import { accounts } from './person.ts'
import { describeSection } from './portal-section.ts'
import type { Visit } from './visit.ts'

const day = 86_400_000
const figure = (page: Page, name: string) =>
  page.locator('dl[aria-label="Totals"] > div').filter({ has: page.getByText(name, { exact: true }) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Gives the provider calls of a token on each of ten days, and one name that begins like a formula. */
function addUse({ emulator }: Visit) {
  emulator.flags.set('fe-usage-page', 'on')
  emulator.arrange((state) => {
    const [token] = state.apiTokens
    if (token) token.description = '=2+5'
    const today = emulator.now() - (emulator.now() % day)
    state.tokenCalls = Array.from({ length: 10 }, (_, index) => ({
      tenantId: token?.tenantId ?? '',
      tokenId: token?.id ?? '',
      at: today - (9 - index) * day,
      calls: 100 + index,
      refused: index % 2,
    }))
  })
}

/** Shows weeks and the accounts below, the numbers of a chart as a table, and other days. */
async function readUsage({ press, check }: Hand, page: Page): Promise<void> {
  await check(page.getByRole('radio', { name: 'Week', exact: true }))
  await check(page.getByRole('switch', { name: 'With sub-accounts' }))
  await page.getByRole('table', { name: 'By account' }).waitFor()
  await press(button(page, 'Show as table: API token calls'))
  await page.getByRole('table', { name: 'API token calls', exact: true }).waitFor()
  await press(page.getByRole('button', { name: /^Last 30 days/ }))
  await press(page.getByRole('option', { name: 'Last 12 months', exact: true }))
}

describeSection(
  'the usage',
  { section: 'usage', ready: (page) => figure(page, 'Members'), prepare: addUse },
  (enter) => {
    it.each([
      { by: 'the mouse', handOf: byMouse },
      { by: 'the keyboard', handOf: byKeyboard },
    ])(
      'by $by alone, the usage of a year is read by week, with the accounts below and as a table',
      async ({ handOf }) => {
        const visit = await enter()
        const { page } = visit
        const hand = handOf(page)
        await readUsage(hand, page)
        await figure(page, 'API token calls').getByText('None before').waitFor()
        const rows = page.getByRole('table', { name: 'API token calls', exact: true }).getByRole('row')
        await expect.poll(() => rows.count()).toBeGreaterThan(50)
        expect(hand.presses()).toBeLessThanOrEqual(5)
        await visit.end()
      },
    )

    it('axe finds nothing in the usage, with its tables open and days of its own, and no page scrolls sideways', async () => {
      const visit = await enter()
      const { page } = visit
      await button(page, 'Show as table: Sign-ins').click()
      await page.getByRole('switch', { name: 'With sub-accounts' }).locator('xpath=ancestor::label').click()
      await page.getByRole('table', { name: 'By account' }).waitFor()
      await page.getByRole('button', { name: /^Last 30 days/ }).click()
      await page.getByRole('option', { name: 'Days of your choice', exact: true }).click()
      await page.getByRole('group', { name: 'Days' }).waitFor()
      await expectAccessible(page, 'the usage')
      await visit.end()
    })

    it('what one administrator does is in the numbers of another one after a reload', async () => {
      const visit = await enter()
      const before = await figure(visit.page, 'Members').locator('dd').first().textContent()
      const other = await enter({ beside: visit, as: accounts.admin })
      await other.page.goto(other.page.url().replace('portal=usage', 'portal=users'))
      await button(other.page, 'Invite users').click()
      await other.page.getByRole('textbox', { name: 'Email address', exact: true }).fill('new@acme.test')
      await other.page.getByRole('button', { name: /^Send/ }).click()
      await button(other.page, 'Done')
        .or(other.page.getByText(/new@acme\.test/).first())
        .first()
        .waitFor()
      await visit.page.reload()
      await expect
        .poll(() => figure(visit.page, 'Members').locator('dd').first().textContent())
        .toBe(`${Number(before) + 1}`)
      await other.end()
      await visit.end()
    })

    it('the usage is exported as a file whose cells no spreadsheet runs', async () => {
      const visit = await enter()
      const { page } = visit
      const downloading = page.waitForEvent('download')
      await button(page, 'Export CSV').click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe('usage.csv')
      const text = await readFile(await download.path(), 'utf8')
      expect(text.split('\r\n')[0]).toBe('\ufeff"What","Name","From","To","Number","Before","Limit"')
      expect(text).toMatch(/"Calls by token","'=2\+5","[\d-]+","[\d-]+","1045"/)
      await visit.end()
    })

    it('a chart runs from right to left in Hebrew, with the first day at its right', async () => {
      const visit = await enter()
      const { page } = visit
      await page.goto(`${page.url()}&lang=he`)
      const chart = page.getByRole('figure', { name: 'קריאות עם אסימוני API' })
      const bars = chart.locator('rect')
      await bars.first().waitFor({ state: 'attached' })
      const [first, last] = await Promise.all(
        [bars.first(), bars.last()].map((bar) => bar.evaluate((one) => one.getBoundingClientRect().x)),
      )
      expect(first).toBeGreaterThan(last ?? Number.NaN)
      await visit.end()
    })
  },
)
