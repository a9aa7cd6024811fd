import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { type House, openHouse } from './house.ts'
import { countLayoutShifts } from './layout-shifts.ts'
import { accounts, beSignedIn } from './person.ts'
import { describeIsolations } from './portal-section.ts'
import type { Visit } from './visit.ts'

const long = 'The Very Long Name of a Vendor That Secures More Applications Than a Line Can Hold'

describeIsolations('the vendor at the foot', (isolation) => {
  let house: House
  beforeAll(async () => {
    const site = isolation === 'shadow' ? 'kitInShadow' : 'kitInPage'
    house = await openHouse({ site, policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  const name = (visit: Visit, change: { readonly name?: string; readonly isWhiteLabelled?: boolean }) =>
    visit.emulator.arrange(({ vendor }) => void Object.assign(vendor, change))
  const line = ({ page }: Visit) => page.locator('.portico-SecuredBy')

  it.each([1280, 360])('the line of the vendor moves nothing in the login box at %i px', async (width) => {
    const seen = async (isWhiteLabelled: boolean) => {
      const visit = await house.visit()
      const { page } = visit
      name(visit, { name: long, isWhiteLabelled })
      await page.setViewportSize({ width, height: 800 })
      const shifts = await countLayoutShifts(page)
      await visit.goTo('/')
      await page.locator('.portico-SwitchLine').waitFor()
      if (!isWhiteLabelled) await line(visit).waitFor()
      const found = { box: await page.locator('.portico-LoginBox').boundingBox(), moved: await shifts.sum() }
      if (!isWhiteLabelled) await expectAccessible(page)
      await visit.end()
      return found
    }
    expect(await seen(false)).toEqual(await seen(true))
  })

  it('the login box names no vendor that is white-labelled', async () => {
    const visit = await house.visit()
    const { page } = visit
    name(visit, { isWhiteLabelled: true })
    const answered = page.waitForResponse(/vendors\/public/)
    await visit.goTo('/')
    await answered
    await page.getByLabel('Email').fill('admin@acme.test')
    await page.keyboard.press('Enter')
    await page.locator('input[type=password]').waitFor()
    expect(await line(visit).count()).toBe(0)
    await visit.end()
  })

  it('the portal names the vendor in its navigation, and passes axe', async () => {
    const visit = await house.visit()
    const { page } = visit
    await page.setViewportSize({ width: 1280, height: 800 })
    await beSignedIn(visit, accounts.admin)
    await visit.goTo('/?portal=profile')
    await page.getByText('Secured by Portico').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})
