import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { countLayoutShifts } from './layout-shifts.ts'
import { beSignedIn, signIn } from './person.ts'
import { describeIsolations } from './portal-section.ts'
import type { Visit } from './visit.ts'

describeIsolations('the portal over an application', (isolation) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: true })
  })
  afterAll(() => house.close())

  const address = `/orders?page=portal&isolation=${isolation}&kept=a%20b`
  const place = (section: string) => `${address}&portal=${section}`

  /** Signs in, and opens an address of the application. */
  async function enter(to = address): Promise<Visit> {
    const visit = await house.visit()
    await visit.page.setViewportSize({ width: 1280, height: 800 })
    await beSignedIn(visit, 'admin@acme.test')
    await visit.goTo(to)
    return visit
  }

  const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const gone = ({ page }: Visit) => page.getByRole('dialog').waitFor({ state: 'detached' })
  const press = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true }).click()
  const focused = ({ page }: Visit) =>
    page.evaluate(() => {
      let inner = document.activeElement
      while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
      return inner?.textContent
    })

  it('opens, navigates, opens a record, and closes by mouse with the address restored', async () => {
    const visit = await enter()
    const { page, arriveAt } = visit
    await press(visit, 'Administration')
    await visit.see('Orders of the week', `portal-${isolation}`)
    await arriveAt(place('orders'))
    await press(visit, 'Open order 7')
    await heading(visit, 'Order 7')
    await arriveAt(place('orders/7'))
    await page.getByRole('link', { name: 'Invoices' }).click()
    await heading(visit, 'Invoices of the month')
    await arriveAt(place('invoices'))
    expect(await page.getByRole('link', { name: 'Secret' }).count()).toBe(0)
    await press(visit, 'Back to Lantern')
    await gone(visit)
    await arriveAt(address)
    await visit.end()
  })

  it('the portal is used by keyboard alone, with the focus on each heading and back at its opener', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Administration', exact: true }).focus()
    await page.keyboard.press('Enter')
    await heading(visit, 'Orders of the week')
    await expect.poll(() => focused(visit)).toBe('Orders of the week')
    for (let tabs = 0; (await focused(visit)) !== 'Invoices' && tabs < 40; tabs++)
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(visit)).toBe('Invoices of the month')
    await page.keyboard.press('Tab')
    await page.keyboard.type('42')
    expect(await page.getByLabel('Number').inputValue()).toBe('42')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(visit)).toBe('Back to Lantern')
    await page.keyboard.press('Escape')
    await gone(visit)
    await expect.poll(() => focused(visit)).toBe('Administration')
    await visit.end()
  })

  it('opens at the record of a link after the sign-in, and again after a reload', async () => {
    const visit = await house.visit()
    await visit.goTo(place('orders/7'))
    await signIn(visit, 'admin@acme.test')
    await visit.arriveAt(place('orders/7'))
    await heading(visit, 'Order 7')
    await visit.page.reload()
    await heading(visit, 'Order 7')
    await visit.arriveAt(place('orders/7'))
    await visit.end()
  })

  it('closes by the way back of the browser, and opens again by the way forward', async () => {
    const visit = await enter()
    await press(visit, 'Administration')
    await heading(visit, 'Orders of the week')
    await visit.page.getByRole('link', { name: 'Invoices' }).click()
    await heading(visit, 'Invoices of the month')
    await visit.page.goBack()
    await gone(visit)
    await visit.arriveAt(address)
    await visit.page.goForward()
    await heading(visit, 'Invoices of the month')
    await visit.end()
  })

  it('the way back leads from a record to its list and to the page, after a reload too, and a closed record leaves no entry', async () => {
    const visit = await enter()
    const { page, arriveAt } = visit
    await press(visit, 'Administration')
    await press(visit, 'Open order 7')
    await heading(visit, 'Order 7')
    await page.reload()
    await heading(visit, 'Order 7')
    await page.goBack()
    await heading(visit, 'Orders of the week')
    await page.goForward()
    await heading(visit, 'Order 7')
    await page.getByRole('link', { name: 'Invoices' }).click()
    await heading(visit, 'Invoices of the month')
    await arriveAt(place('invoices'))
    // The entry of the record goes in a task of its own.
    await page.waitForFunction(() => history.state?.portico === 'page')
    await page.goBack()
    await gone(visit)
    await arriveAt(address)
    await visit.end()
  })

  it('the portal has its navigation in a sheet on a phone, and fits 320 px', async () => {
    const visit = await enter(place('orders'))
    const { page } = visit
    await page.setViewportSize({ width: 320, height: 640 })
    await heading(visit, 'Orders of the week')
    await press(visit, 'Open menu')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    await house.inspector.look(page, `portal-menu-${isolation}`)
    await menu.getByRole('link', { name: 'Invoices' }).click()
    await heading(visit, 'Invoices of the month')
    await expect.poll(() => focused(visit)).toBe('Invoices of the month')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await visit.see('Invoices of the month', `portal-phone-${isolation}`)
    await visit.end()
  })

  it('moves nothing while it opens and while a section loads', async () => {
    const visit = await enter()
    const shifts = await countLayoutShifts(visit.page)
    await visit.page.reload()
    await visit.page.getByRole('button', { name: 'Administration', exact: true }).waitFor()
    const before = await shifts.sum()
    await press(visit, 'Administration')
    await heading(visit, 'Orders of the week')
    await visit.page.getByRole('link', { name: 'Invoices' }).click()
    await heading(visit, 'Invoices of the month')
    expect((await shifts.sum()) - before).toBe(0)
    await visit.end()
  })

  it('the portal also renders within a page, always open', async () => {
    const visit = await enter(`${address}&inline`)
    await visit.see('Orders of the week', `portal-inline-${isolation}`)
    expect(await visit.page.getByRole('button', { name: 'Back to Lantern' }).count()).toBe(0)
    await visit.page.getByRole('link', { name: 'Invoices' }).click()
    await heading(visit, 'Invoices of the month')
    await visit.end()
  })

  it('opens the hosted portal in a new tab', async () => {
    const visit = await enter()
    const opened = visit.context.waitForEvent('page')
    await press(visit, 'Hosted administration')
    const tab = await opened
    await tab.waitForURL('**/oauth/portal')
    await visit.end()
  })
})
