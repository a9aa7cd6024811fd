import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { type House, openHouse } from './house.ts'
import { accounts, beSignedIn } from './person.ts'

/** The operations of a provider that has a sign-in and a list of its people. */
const offers = [
  'loginWithPassword',
  'refreshToken',
  'logout',
  'getMe',
  'listMyTenants',
  'listFeatureFlags',
  'getMetadata',
  'listUsers',
]

describe('a provider of a sign-in and people alone', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false, offers })
  })
  afterAll(() => house.close())

  it.each([1280, 360])('the portal has just that, from its first menu on, %i pixels wide', async (width) => {
    const visit = await house.visit()
    const { page } = visit
    await page.setViewportSize({ width, height: 800 })
    await beSignedIn(visit, accounts.admin)
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const note = () => {
        for (const one of document.querySelectorAll('h1, h2, nav a')) seen.add(one.textContent ?? '')
      }
      new MutationObserver(note).observe(document, { childList: true, subtree: true })
    })
    await visit.goTo('/orders?page=portal&isolation=none&portal=audits')
    await page.getByRole('heading', { name: 'Orders of the week', level: 1 }).waitFor()
    expect(new URL(page.url()).searchParams.get('portal')).toBe('orders')
    expect(await entriesOf(page, width)).toEqual(['Orders', 'Invoices', 'Profile', 'Users'])
    await page.getByRole('link', { name: 'Users' }).click()
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Rita Reader', exact: true }).waitFor()
    const seen = await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])
    expect(seen.filter((text) => /Audit|Privacy|Security|Account|Try again/.test(text))).toEqual([])
    expect(await page.getByRole('button', { name: /Invite|Notifications/ }).count()).toBe(0)
    await expectAccessible(page)
    await page.screenshot({ path: `/tmp/offer-${width}.png` })
    await visit.end()
  })
})

async function entriesOf(page: Page, width: number): Promise<readonly string[]> {
  if (width < 800) await page.getByRole('button', { name: 'Open menu' }).click()
  const navigation = page.getByRole('navigation', { name: 'Administration' })
  await navigation.waitFor()
  return navigation.getByRole('link').allTextContents()
}
