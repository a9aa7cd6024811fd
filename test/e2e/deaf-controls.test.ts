import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { deafControls, holdsFocus, isLoaded, openedBy } from './deaf-controls.ts'
import { describeSection } from './portal-section.ts'
import type { Visit } from './visit.ts'

/** Buttons that open a menu, a list, a drawer or a dialog: one of each kind in a section. */
const openers = [
  /^Filter/,
  /^Columns/,
  /^Actions for /,
  /^(Add (?!.*passkey)|Create|Invite|Connect|Upload|New|Schedule)/,
]

const main = (page: Page) => page.getByRole('main').last()
const dismiss = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss', exact: true })

/** Shows the message of a failure, which stays until a person dismisses it. */
async function showMessage({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Hosted administration. Opens in a new tab', exact: true }).click()
  await dismiss(page).waitFor()
}

describeSection(
  'each control of the portal',
  {
    section: 'profile',
    query: '&hosted',
    users: 30,
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Profile' }),
  },
  (enter) => {
    it.each([
      [1280, 800],
      [360, 640],
    ])('receives the press at its middle at %i × %i px, beside a message and in what opens', async (width, height) => {
      const visit = await enter()
      const { page } = visit
      await showMessage(visit)
      const navigation = page.getByRole('navigation', { name: 'Administration' })
      const names = await navigation
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.textContent ?? ''))
      const faults: string[] = []
      let overlays = 0
      for (const name of names) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await navigation.getByRole('link', { name, exact: true }).click()
        await navigation.locator('a[aria-current="page"]', { hasText: name }).waitFor()
        await page.setViewportSize({ width, height })
        await isLoaded(page)
        await dismiss(page).waitFor()
        for (const fault of await deafControls(page.locator('body'))) faults.push(`${name}: ${fault}`)
        for (const opener of openers) {
          const button = main(page).getByRole('button', { name: opener }).filter({ visible: true }).first()
          if ((await button.count()) === 0 || !(await button.isEnabled())) continue
          const overlay = await openedBy(button)
          if (!overlay) continue
          overlays += 1
          await isLoaded(page)
          for (const fault of await deafControls(overlay)) faults.push(`${name}, ${opener}: ${fault}`)
          await holdsFocus(overlay)
          await page.keyboard.press('Escape')
          await overlay.waitFor({ state: 'hidden' })
          await dismiss(page).waitFor()
        }
      }
      expect(faults).toEqual([])
      expect(overlays).toBeGreaterThan(20)
      await visit.end()
    })
  },
)
