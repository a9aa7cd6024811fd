import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneIn } from '../share.ts'
import { type House, openHouse } from './house.ts'
import { axeFindings } from './inspector.ts'
import { partFields } from './scenarios/portal/part-fields.ts'
import { partLists } from './scenarios/portal/part-lists.ts'
import { partViews } from './scenarios/portal/part-views.ts'
import { hasFocus, isGone, openParts, type PartsLook } from './scenarios/portal/parts-page.ts'
import { findingsIn, type Media } from './settled-page.ts'

/** The views in which axe checks the page of parts: their direction, their width and their media. */
const views: readonly (readonly [string, PartsLook['locale'], number, Media])[] = [
  ['light', 'en', 1280, { colorScheme: 'light' }],
  ['dark from right to left', 'he', 1280, { colorScheme: 'dark' }],
  ['forced colours', 'en', 1280, { forcedColors: 'active' }],
  ['320 px from right to left', 'he', 320, { colorScheme: 'light' }],
]

const looks: readonly PartsLook[] = [
  { locale: 'en', isolation: 'shadow' },
  { locale: 'he', isolation: 'shadow' },
  { locale: 'en', isolation: 'none' },
  { locale: 'he', isolation: 'none' },
]

describe('the parts of the portal, under a strict content security policy and Trusted Types', oneIn(11), () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitInShadow', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  for (const look of looks) {
    describe(`in ${look.locale}, isolation ${look.isolation}`, () => {
      for (const { title, run } of [...partLists, ...partFields, ...partViews]) {
        it(title, async () => {
          const visit = await house.visit()
          try {
            await run(await openParts(visit, look))
          } catch (error) {
            await visit.fail(error)
          }
          await visit.end()
        })
      }
    })
  }

  for (const [name, locale, width, media] of views) {
    it(`the portal parts have no finding of axe, ${name}, and stay within the window`, async () => {
      const visit = await house.visit()
      const { page } = visit
      await page.setViewportSize({ width, height: 900 })
      await openParts(visit, { locale, isolation: 'shadow' })
      expect(await findings(page, media)).toEqual([])
      await page.getByRole('button', { name: 'Actions for Maya Reyes' }).press('Enter')
      await page.getByRole('menu').waitFor()
      expect(await findings(page, media)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await visit.end()
    })
  }

  it.each(['en', 'he'] as const)(
    'the portal parts are sheets on a phone in %s: with a name, closed by a button',
    async (locale) => {
      const visit = await house.visit()
      const { page } = visit
      const device = await visit.context.newCDPSession(page)
      const size = { width: 360, height: 760, deviceScaleFactor: 2, mobile: true }
      await device.send('Emulation.setDeviceMetricsOverride', size)
      await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      await openParts(visit, { locale, isolation: 'shadow' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      const button = page.getByRole('button', { name: 'Actions for Maya Reyes' })
      await button.click()
      const menu = page.getByRole('menu', { name: 'Actions for Maya Reyes' })
      await menu.waitFor()
      const sheet = page.locator('.portico-Popover')
      await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(360)
      const box = await sheet.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(760)
      await sheet.getByRole('button', { name: /^(?:Close|סגירה)$/ }).click()
      await isGone(menu)
      await hasFocus(button)
      await page.getByRole('button', { name: / Default role$/ }).click()
      await page.getByRole('option', { name: 'Billing' }).click()
      await expect.poll(() => page.getByRole('button', { name: / Default role$/ }).innerText()).toBe('Billing')
      await visit.end()
    },
  )
})

async function findings(page: Page, media: Media): Promise<readonly string[]> {
  const { violations } = await findingsIn(page, { reducedMotion: 'reduce', ...media }, axeFindings)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
  )
}
