import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headings } from './headings.ts'
import { type Hostility, hostility, otherBase, plant } from './hostility.ts'
import { type House, openHouse } from './house.ts'
import { accounts, beWelcomed, givePassword, signIn } from './person.ts'
import { difference, pictureOf } from './pictures.ts'
import type { Visit } from './visit.ts'

/** A page can set these styles for every element. Changes to the kit's prototypes and globals are not covered. */
describe('the login box in its shadow root, on a page that is hostile', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitHost', policy: 'plain', isInspected: false })
  })
  afterAll(() => house.close())

  it('looks as on a page without any style, from the first screen to the last, and signs in', async () => {
    const plain = await walk(null)
    const hostile = await walk({ head: hostility.head + otherBase.head, body: hostility.body })
    const { context, end } = await house.visit()
    for (const [screen, picture] of Object.entries(plain)) {
      expect(await difference(context, picture, hostile[screen] ?? ''), screen).toBeLessThanOrEqual(0.001)
    }
    await end()
  })

  it('the login box would look different without its shadow root: the measure detects a difference', async () => {
    const visit = await house.visit()
    await visit.goTo('/account/login')
    await visit.see(headings.email)
    const one = await pictureOf(box(visit))
    await visit.page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.style.letterSpacing = '0.05em'
    })
    expect(await difference(visit.context, one, await pictureOf(box(visit)))).toBeGreaterThan(0.001)
    await visit.end()
  })

  it('takes no element with the name of a native application for one: the session is restored', async () => {
    const visit = await house.visit()
    const { page, context } = visit
    const body =
      '<form id=FronteggNativeBridgeFunctions><input name=getTokens></form><a id=FronteggNativeBridge></a>' +
      '<form id=webkit><button name=messageHandlers></button></form>'
    try {
      await plant(context, { head: '', body })
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
      await page.reload()
      await beWelcomed(visit, 'Ada Admin')
      const names = ['FronteggNativeBridgeFunctions', 'FronteggNativeBridge', 'webkit']
      const found = await page.evaluate((all) => all.map((name) => String(Reflect.get(window, name))), names)
      expect(found).toEqual(['[object HTMLFormElement]', '', '[object HTMLFormElement]'])
    } catch (error) {
      await visit.fail(error)
    }
    await visit.end()
  })

  /** Signs in, and returns a picture of each screen of the box. */
  async function walk(planted: Hostility | null): Promise<Readonly<Record<string, string>>> {
    const visit = await house.visit()
    const { page, context, goTo, see } = visit
    const pictures: Record<string, string> = {}
    const keep = async (screen: string) => {
      // The pointer is far away, so that no element is hovered.
      await page.mouse.move(0, 0)
      pictures[screen] = await pictureOf(box(visit))
    }
    try {
      if (planted) await plant(context, planted)
      await goTo('/account/login')
      await see(headings.email)
      // The line below the form renders last.
      await page.locator('.portico-SwitchLine').waitFor()
      await keep('email')
      await page.keyboard.press('Enter')
      await page.getByText('Enter your email address.').waitFor()
      await keep('email refused')
      await page.getByLabel('Email').fill(accounts.admin)
      await page.getByRole('button', { name: 'Continue' }).click()
      await see(headings.password)
      await keep('password')
      await givePassword(visit, 'not the password')
      await page.getByText('don’t match').waitFor()
      await keep('password refused')
      await givePassword(visit)
      // The page hides its own headings.
      await page.getByText('Welcome back, Ada Admin').waitFor({ state: 'attached' })
    } catch (error) {
      await visit.fail(error)
    }
    await visit.end()
    return pictures
  }
})

function box({ page }: Visit) {
  return page.getByRole('region', { name: 'Sign-in' })
}
