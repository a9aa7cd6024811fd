import { expect } from 'vitest'
import { listen } from '../../announcements.ts'
import { headings } from '../../headings.ts'
import { accounts, giveEmail, pressInPassword } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** The hint at the password field. */
export const capsLock: readonly Scenario[] = [
  {
    title:
      'Caps Lock is announced and shown at the password field, by code that comes only then, until the field is left',
    async run(visit) {
      const { page } = visit
      const { heard } = await listen(page)
      const loaded: string[] = []
      page.on('request', (request) => void loaded.push(request.url()))
      const isHintLoaded = () => loaded.some((url) => url.includes('caps-lock-hint'))
      const hint = page.getByText('Caps Lock is on.')
      await atThePassword(visit)
      await page.keyboard.type('secret')
      expect(await hint.filter({ visible: true }).count()).toBe(0)
      expect(isHintLoaded()).toBe(false)
      await pressInPassword(visit, 'A', true)
      const shown = page.locator('.portico-Hint')
      await shown.waitFor()
      expect(isHintLoaded()).toBe(true)
      await expect
        .poll(async () => (await heard()).filter((words) => words.includes('Caps Lock')))
        .toEqual(['status: Caps Lock is on.'])
      const [field, box] = [await page.getByLabel('Password', { exact: true }).boundingBox(), await shown.boundingBox()]
      expect(box && field && box.y + box.height <= field.y).toBe(true)
      expect(box && field && box.x >= field.x - 20 && box.x < field.x + field.width).toBe(true)
      await page.getByRole('button', { name: 'Show password' }).focus()
      await shown.waitFor({ state: 'detached' })
      expect(await hint.count()).toBe(0)
    },
  },
  {
    title: 'the hint goes with Caps Lock',
    async run(visit) {
      const shown = visit.page.locator('.portico-Hint')
      await atThePassword(visit)
      await pressInPassword(visit, 'A', true)
      await shown.waitFor()
      await pressInPassword(visit, 'a', false)
      await shown.waitFor({ state: 'detached' })
    },
  },
]

async function atThePassword(visit: Visit): Promise<void> {
  await visit.goTo('/account/login')
  await giveEmail(visit, accounts.admin)
  await visit.see(headings.password)
}
