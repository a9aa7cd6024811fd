import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { focusedName } from './focused.ts'
import { type House, openHouse } from './house.ts'
import { accounts, beSignedIn } from './person.ts'
import { describeSection } from './portal-section.ts'
import type { SiteName } from './sites.ts'
import { coveredControls } from './top-layer.ts'
import type { Visit } from './visit.ts'

const rows = ({ page }: Visit) => page.locator('tbody a[href]')
const entries = ({ page }: Visit) => page.evaluate(() => history.length)
const note = ({ page }: Visit) => page.evaluate((): unknown => history.state?.portico ?? null)
const title = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** Opens and closes records of a list of users, and expects one entry for all of them. */
async function openAndClose(visit: Visit, atList: string | null): Promise<void> {
  const { page } = visit
  const isAtList = (url: URL) => !/[\w-]{36}/.test(url.href)
  const openRow = async (row: number) => {
    const name = await rows(visit).nth(row).textContent()
    await rows(visit).nth(row).click()
    await page.getByRole('dialog', { name: name ?? '', exact: true }).waitFor()
  }
  await openRow(1)
  const open = await entries(visit)
  for (let turn = 0; turn < 3; turn++) {
    await page.keyboard.press('Escape')
    await page.waitForURL(isAtList)
    // The entry goes in a task of its own.
    await expect.poll(() => note(visit)).toBe(atList)
    await openRow(turn)
  }
  expect(await entries(visit)).toBe(open)
  await page.goBack()
  await page.waitForURL(isAtList)
}

describeSection(
  'the history over the users of the portal',
  { section: 'users', users: 120, ready: (page) => page.locator('tbody a[href]').first() },
  (enter) => {
    it('the way back leads to the same search, page and scroll position, and closed records leave no entry', async () => {
      const visit = await enter()
      const { page } = visit
      await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('a')
      await page.waitForURL(/users\.search=a/)
      await page.getByRole('button', { name: 'Next page' }).click()
      await page.waitForURL(/users\.page=2/)
      const kept = page.url()
      const name = await rows(visit).nth(8).textContent()
      await rows(visit).nth(8).scrollIntoViewIfNeeded()
      const scrolled = () =>
        page
          .getByRole('main')
          .last()
          .evaluate((main) => main.scrollTop)
      const before = await scrolled()
      expect(before).toBeGreaterThan(0)
      await rows(visit).nth(8).click()
      await page.getByRole('dialog', { name: name ?? '' }).waitFor()
      await page.goBack()
      await page.waitForURL(kept)
      await expect.poll(() => focusedName(page)).toBe(name)
      expect(await scrolled()).toBe(before)
      await page.goForward()
      await page.getByRole('dialog', { name: name ?? '' }).waitFor()
      await page.goBack()
      await page.waitForURL(kept)
      await openAndClose(visit, null)
      expect(page.url()).toBe(kept)
      await visit.end()
    })
  },
)

describeSection(
  'the history over the webhooks of the portal',
  {
    section: 'webhooks',
    ready: (page) => page.getByRole('link', { name: 'People to warehouse', exact: true }),
  },
  (enter) => {
    it('the way back from unsaved changes asks, stays, and goes once they are discarded', async () => {
      const visit = await enter()
      const { page } = visit
      await page.getByRole('link', { name: 'People to warehouse', exact: true }).click()
      await title(visit, 'People to warehouse')
      const record = page.url()
      const before = await entries(visit)
      await page.getByLabel('Description', { exact: true }).fill('Changed')
      const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      for (const answer of ['Keep editing', 'Discard and leave']) {
        await page.goBack()
        await asked.waitFor()
        expect([page.url(), await note(visit)]).toEqual([record, 'list'])
        expect(await coveredControls(asked)).toEqual([])
        await asked.getByRole('button', { name: answer }).click()
        await asked.waitFor({ state: 'detached' })
      }
      await title(visit, 'Webhooks')
      expect([await entries(visit), await note(visit)]).toEqual([before, null])
      await visit.end()
    })
  },
)

describe.each([
  ['react-router', 'over a page', 'page'],
  ['tanstack-router', 'over a page', 'page'],
  ['react-router-page', 'with a page of its own', null],
  ['tanstack-router-page', 'with a page of its own', null],
])('the history of the portal beside a router: %s', (path, place, atList) => {
  let house: House
  beforeAll(async () => {
    const site: SiteName = 'routers'
    house = await openHouse({ site, policy: 'strict', isInspected: false, users: 20 })
  })
  afterAll(() => house.close())

  it(`records of a portal ${place} leave no entry, and the way back leads to the page`, async () => {
    const visit = await house.visit()
    const { page } = visit
    await beSignedIn(visit, accounts.admin)
    await visit.goTo(`/${path}`)
    await page.getByRole('button', { name: 'Administration', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('an')
    await page.waitForURL(/users\.search=an/)
    await openAndClose(visit, atList)
    expect(page.url()).toContain('users.search=an')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Ada Admin' }).waitFor()
    await visit.end()
  })
})
