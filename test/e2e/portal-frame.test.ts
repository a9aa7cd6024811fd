import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { beSignedIn } from './person.ts'
import { describeIsolations } from './portal-section.ts'
import type { Visit } from './visit.ts'

describeIsolations('the frame of the portal, with scrollbars that take room', (isolation) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false, hasScrollbars: true, users: 40 })
  })
  afterAll(() => house.close())

  /** Opens a section of the portal over an application whose page is longer than the window. */
  async function enter(section: string): Promise<Visit> {
    const visit = await house.visit()
    await visit.page.setViewportSize({ width: 1280, height: 800 })
    await visit.page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.body.style.setProperty('min-block-size', '3000px'))
    })
    await beSignedIn(visit, 'admin@acme.test')
    await visit.goTo(`/orders?page=portal&isolation=${isolation}${section && `&portal=${section}`}`)
    return visit
  }

  const open = async (page: Page, section: string, button: string) => {
    await page.getByRole('link', { name: section, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: section }).waitFor()
    await page.getByRole('button', { name: button, exact: true }).waitFor()
  }

  it('every scroller of the portal has a thin bar in the colours of the theme', async () => {
    const visit = await enter('users')
    const { page } = visit
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /Role/ }).press('ArrowDown')
    await page.getByRole('listbox').waitFor()
    const bars = await page.evaluate(barsInPage)
    expect(bars.length).toBeGreaterThan(3)
    expect(bars.filter(({ width, color }) => width !== 'none' && (width !== 'thin' || color === 'auto'))).toEqual([])
    await visit.end()
  })

  it('the first button of a long and of a short page is at one place', async () => {
    const visit = await enter('users')
    const { page } = visit
    const endOf = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((node) => node.getBoundingClientRect().right)
    await page.getByRole('button', { name: 'Invite users', exact: true }).waitFor()
    await page.getByRole('row').nth(9).waitFor()
    const long = await endOf('Invite users')
    await page.setViewportSize({ width: 1280, height: 2000 })
    await open(page, 'Groups', 'Create group')
    expect(await endOf('Create group')).toBe(long)
    await visit.end()
  })

  it('the open portal fills the window beside no gutter of the page, which keeps its width and its place', async () => {
    const visit = await enter('')
    const { page } = visit
    const opener = page.getByRole('button', { name: 'Administration', exact: true })
    await opener.waitFor()
    await page.evaluate(() => scrollTo(0, 30))
    const before = await page.evaluate(placeOfPage)
    expect(before.window - before.width).toBeGreaterThan(0)
    await opener.press('Enter')
    const cover = page.locator('.portico-Cover')
    await cover.waitFor()
    expect(await cover.evaluate((node) => node.getBoundingClientRect().right)).toBe(before.window)
    expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(before.body)
    await page.getByRole('button', { name: 'Back to Lantern', exact: true }).click()
    await cover.waitFor({ state: 'detached' })
    expect(await page.evaluate(placeOfPage)).toEqual(before)
    await visit.end()
  })
})

describeIsolations('the pages of the portal with tabs', (isolation) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  it.each([
    ['account', null],
    ['security', null],
    ['webhooks', 'Account mirror'],
  ])('head and tabs of %s have one width in all tabs, and those of the record %s', async (section, record) => {
    const visit = await house.visit()
    const { page } = visit
    await page.setViewportSize({ width: 1680, height: 800 })
    await beSignedIn(visit, 'admin@acme.test')
    await visit.goTo(`/orders?page=portal&isolation=${isolation}&portal=${section}`)
    if (record !== null) await page.getByRole('link', { name: record, exact: true }).click()
    const tabs = page.locator(`${tabList} > [role=tab]`)
    await tabs.first().waitFor()
    const widths = new Set<number>()
    const contents = new Set<number>()
    for (const tab of await tabs.all()) {
      await tab.click()
      await page.locator(`${tabList} + * :is(h2, form, table)`).first().waitFor()
      for (const part of ['.portico-PageHeader', tabList]) widths.add(await widthOf(page, part))
      contents.add(await widthOf(page, `${tabList} + *`))
    }
    expect([...widths]).toEqual([1280])
    expect(Math.min(...contents)).toBe(62 * 16)
    await visit.end()
  })
})

describeIsolations('the portal in windows of other sizes', (isolation) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false, users: 30 })
  })
  afterAll(() => house.close())

  async function enter(section: string): Promise<Visit> {
    const visit = await house.visit()
    await visit.page.setViewportSize({ width: 1280, height: 800 })
    await beSignedIn(visit, 'admin@acme.test')
    await visit.goTo(`/orders?page=portal&isolation=${isolation}&portal=${section}`)
    return visit
  }

  it('no bar covers the page in a low window, as at a zoom of 400 %', async () => {
    const visit = await enter('account')
    const { page } = visit
    await page.setViewportSize({ width: 320, height: 256 })
    const name = page.getByRole('textbox', { name: 'Company name' })
    await name.fill('Acme Inc.')
    await page.getByRole('button', { name: 'Save changes' }).waitFor()
    for (const key of ['Tab', 'Shift+Tab']) await page.keyboard.press(key)
    for (const bar of ['.portico-TopBar', '.portico-SavePlace'])
      expect(await page.locator(bar).evaluate((node) => getComputedStyle(node).position)).toBe('static')
    expect(await isInSight(name)).toBe(true)
    await visit.goTo(page.url().replace('portal=account', 'portal=users'))
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .press('Space')
    await page.locator('.portico-SelectionBarPlace').waitFor()
    for (const bar of ['.portico-SelectionBarPlace', '.portico-DataTableHead'])
      expect(await page.locator(bar).evaluate((node) => getComputedStyle(node).position)).toBe('static')
    await visit.end()
  })

  it('the entry of the open section is in sight in the navigation of a low window', async () => {
    const visit = await enter('users')
    const { page } = visit
    const navigation = page.getByRole('navigation', { name: 'Administration' })
    await navigation.getByRole('link', { name: 'Users', exact: true }).waitFor()
    await page.setViewportSize({ width: 1280, height: 600 })
    await visit.goTo(page.url().replace('portal=users', 'portal=webhooks'))
    const entry = navigation.locator('[aria-current="page"]')
    await expect.poll(() => entry.evaluate(isInItsList)).toBe(true)
    await visit.end()
  })

  it('the foot of a set-up is at the lower edge of a phone', async () => {
    const visit = await enter('sso')
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 640 })
    await page.getByRole('button', { name: 'Add connection' }).click()
    const foot = page.locator('.portico-SetUpFoot')
    await foot.waitFor()
    expect(await foot.evaluate((node) => Math.round(node.getBoundingClientRect().bottom))).toBe(640)
    await visit.end()
  })

  it('nothing but its page scrolls in the portal of a phone', async () => {
    const visit = await enter('subscription')
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 640 })
    await page.getByRole('grid').last().waitFor()
    expect(await page.locator('.portico-PortalMain').evaluate(heightsAround)).toEqual([])
    await visit.end()
  })

  it('a choice of columns alone is on the line of the heading, at its end', async () => {
    const visit = await enter('subscription')
    const { page } = visit
    const heading = page.getByRole('heading', { name: 'Invoices', exact: true })
    const columns = page.getByRole('button', { name: 'Columns', exact: true })
    await columns.waitFor()
    const [title, button, table] = await Promise.all(
      [heading, columns, page.getByRole('grid').last()].map((part) => part.boundingBox()),
    )
    if (!title || !button || !table) throw new Error('A part is not displayed')
    expect(Math.abs(title.y + title.height / 2 - button.y - button.height / 2)).toBeLessThan(6)
    expect(Math.abs(button.x + button.width - table.x - table.width)).toBeLessThan(3)
    await visit.end()
  })
})

/** `true` if an entry lies within the list that scrolls it. */
function isInItsList(entry: Element): boolean {
  const list = entry.closest('nav')?.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  return list !== undefined && top >= list.top && bottom <= list.bottom
}

/** Returns the elements around the page, up to the cover, whose content is higher than they are. */
function heightsAround(main: Element): string[] {
  const higher: string[] = []
  for (let node = main.parentElement; node; node = node.parentElement) {
    if (node === document.body) break
    if (node.scrollHeight > node.clientHeight) higher.push(node.className)
  }
  return higher
}

function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

const tabList = '.portico-PageContent > .portico-Tabs > .portico-TabList'

const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => node.getBoundingClientRect().width)

/** Runs in the page: the scrollbars of all scrollers of the kit. */
function barsInPage(): readonly { readonly name: string; readonly width: string; readonly color: string }[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  return roots.flatMap((root) =>
    [...root.querySelectorAll('.portico-Ground *')].flatMap((element) => {
      const { overflowX, overflowY, scrollbarWidth, scrollbarColor } = getComputedStyle(element)
      const isScroller = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
      return isScroller ? [{ name: element.className, width: scrollbarWidth, color: scrollbarColor }] : []
    }),
  )
}

/** Runs in the page: the widths of the window and the page, and how far the page is scrolled. */
function placeOfPage() {
  return {
    window: innerWidth,
    width: document.documentElement.clientWidth,
    body: document.body.getBoundingClientRect().width,
    scrolled: scrollY,
  }
}
