import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { openPhone } from './open-phone.ts'
import { accounts, beSignedIn, beWelcomed } from './person.ts'
import { describeIsolations } from './portal-section.ts'
import type { Visit } from './visit.ts'

describeIsolations('the menus of a header', (isolation) => {
  let house: House
  beforeAll(async () => {
    const site = isolation === 'shadow' ? 'kitInShadow' : 'kitInPage'
    house = await openHouse({ site, policy: 'strict', isInspected: true })
  })
  afterAll(() => house.close())

  async function enter(): Promise<Visit> {
    const visit = await house.visit()
    await visit.page.setViewportSize({ width: 1280, height: 800 })
    await beSignedIn(visit, accounts.admin)
    await visit.goTo('/')
    await beWelcomed(visit, 'Ada Admin')
    return visit
  }

  const tenants = ({ page }: Visit) => page.getByRole('button', { name: /Switch account$/ })
  const person = ({ page }: Visit) => page.getByRole('button', { name: /Your menu$/ })
  const worksIn = ({ page }: Visit, tenant: string) => page.getByText(`You’re working in ${tenant}.`).waitFor()

  it('switch the tenant and open the portal by mouse', async () => {
    const visit = await enter()
    const { page } = visit
    await tenants(visit).click()
    await page.getByRole('option', { name: 'Acme', exact: true }).waitFor()
    await house.inspector.look(page, 'tenant-menu')
    await page.getByRole('option', { name: 'Globex' }).click()
    await worksIn(visit, 'Globex')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await person(visit).click()
    await page.locator('.portico-UserMenuHead').getByText('admin@acme.test').waitFor()
    await house.inspector.look(page, 'user-menu')
    await page.getByRole('menuitem', { name: 'Administration', exact: true }).click()
    await page.getByRole('dialog', { name: 'Administration' }).waitFor()
    await visit.end()
  })

  it('the header menus are used by keyboard alone, with the focus back at their buttons', async () => {
    const visit = await enter()
    const { page } = visit
    await tabTo(page, tenants(visit))
    await page.keyboard.press('Enter')
    await page.getByRole('searchbox', { name: 'Search accounts' }).waitFor()
    await page.keyboard.type('labs')
    await page.keyboard.press('Enter')
    await worksIn(visit, 'Acme Labs')
    await expect.poll(() => isFocused(tenants(visit))).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.getByRole('searchbox', { name: 'Search accounts' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isFocused(page.getByRole('option', { name: 'Acme Labs' }))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(tenants(visit))).toBe(true)
    await tabTo(page, person(visit))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isFocused(page.getByRole('menuitem', { name: /Switch account/ }))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('searchbox', { name: 'Search accounts' }).waitFor()
    await expect.poll(() => isFocused(page.getByRole('searchbox', { name: 'Search accounts' }))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(person(visit))).toBe(true)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => isFocused(page.getByRole('menuitem', { name: 'Sign out' }))).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/account\/login/)
    await visit.end()
  })

  it('the header menus show why a switch failed, and keep the tenant', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    visit.allow(/500/)
    emulator.faults.add({ operation: 'switchTenant', kind: 'status', status: 500, times: 1 })
    await tenants(visit).click()
    await page.getByRole('option', { name: 'Globex' }).click()
    await page.getByRole('alert').waitFor()
    await worksIn(visit, 'Acme')
    await house.inspector.look(page, 'tenant-switch-failed')
    await page.getByRole('option', { name: 'Globex' }).click()
    await worksIn(visit, 'Globex')
    await visit.end()
  })

  it('a menu at the edge of a narrow window has one width from its first frame on', async () => {
    const visit = await enter()
    const { page } = visit
    await page.setViewportSize({ width: 760, height: 800 })
    const widths = await page.evaluateHandle(watchPopover)
    await person(visit).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    await expect.poll(() => widths.evaluate(({ frames }) => frames)).toBeGreaterThan(8)
    expect(await widths.evaluate(({ seen }) => [...seen])).toHaveLength(1)
    await visit.end()
  })

  it('the header menus are sheets on a phone of 360 px, from the right in Hebrew', async () => {
    const visit = await enter()
    const { page } = visit
    const screen = await openPhone(visit)
    await screen.goto(`${new URL(page.url()).origin}/?locale=he`)
    await screen.getByRole('button', { name: /החלפת חשבון$/ }).tap()
    const sheet = screen.getByRole('dialog', { name: 'החלפת חשבון' })
    await sheet.getByRole('option', { name: 'Globex' }).waitFor()
    await expect.poll(async () => bottomOf(sheet)).toBe(640)
    await sheet.getByRole('button', { name: 'סגירה' }).tap()
    await sheet.waitFor({ state: 'detached' })
    await screen.getByRole('button', { name: /התפריט שלכם$/ }).tap()
    await screen.getByRole('menuitem', { name: 'יציאה' }).waitFor()
    expect(await screen.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await screen.context().close()
    await visit.end()
  })
})

type Found = ReturnType<Page['getByRole']>

const isFocused = (found: Found) =>
  found.evaluate((node) => {
    const root = node.getRootNode()
    return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === node
  })

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, found: Found): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await isFocused(found)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

async function bottomOf(found: Found): Promise<number> {
  const { y = 0, height = 0 } = (await found.boundingBox()) ?? {}
  return Math.round(y + height)
}

/** Runs in the page: keeps the widths of the first popover, frame by frame. */
function watchPopover() {
  const watched = { frames: 0, seen: new Set<number>() }
  const find = (root: ParentNode): Element | null => {
    const own = root.querySelector('.portico-Popover')
    if (own) return own
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inner = shadowRoot && find(shadowRoot)
      if (inner) return inner
    }
    return null
  }
  const look = () => {
    const popover = find(document)
    if (popover) {
      watched.frames++
      watched.seen.add(popover.getBoundingClientRect().width)
    }
    requestAnimationFrame(look)
  }
  look()
  return watched
}
