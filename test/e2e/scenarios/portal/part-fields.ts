import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { hasFocus, isGone, type PartsScenario } from './parts-page.ts'

const checked = (node: Element) => node.matches(':checked')

/** The keys of fields and switches. */
export const partFields: readonly PartsScenario[] = [
  {
    title: 'a group of radio buttons is one stop, and arrows choose past what is disabled',
    async run({ page, press, next, previous }) {
      const radio = (name: string) => page.getByRole('radio', { name, exact: true })
      await radio('Invited people').focus()
      await press('ArrowDown')
      await hasFocus(radio('Everyone with our domain'))
      expect(await radio('Everyone with our domain').evaluate(checked)).toBe(true)
      await press('ArrowDown')
      await hasFocus(radio('Invited people'))
      await press(next)
      await hasFocus(radio('Everyone with our domain'))
      await press(previous)
      await hasFocus(radio('Invited people'))
      await press('Tab')
      await hasFocus(page.getByRole('spinbutton', { name: 'Open sessions' }))
      await press('Shift+Tab')
      await hasFocus(radio('Invited people'))
    },
  },
  {
    title: 'a switch is switched by Space, and keeps its state and the focus while it is saved',
    async run({ page, press }) {
      const off = page.getByRole('switch', { name: 'Off', exact: true })
      const saving = page.getByRole('switch', { name: 'Saving' })
      await off.focus()
      await press('Space')
      expect(await off.evaluate(checked)).toBe(true)
      await press('Tab', 'Tab')
      await hasFocus(saving)
      await press('Space')
      await hasFocus(saving)
      expect(await saving.evaluate(checked)).toBe(true)
    },
  },
  {
    title: 'a number moves by arrows, and an unfit one is explained when it is left and kept',
    async run({ page, press }) {
      const field = page.getByRole('spinbutton', { name: 'Open sessions' })
      await field.focus()
      await press('ArrowUp', 'ArrowUp', 'ArrowDown')
      expect(await field.inputValue()).toBe('4')
      await press('ControlOrMeta+a')
      await page.keyboard.type('25')
      await press('Tab')
      const alert = page.getByRole('alert').filter({ hasText: /1.*20/ })
      await alert.waitFor()
      expect(await field.inputValue()).toBe('25')
      await press('Shift+Tab', 'ControlOrMeta+a')
      await page.keyboard.type('2e')
      await press('Tab')
      const isBad = () => field.evaluate((node: HTMLInputElement) => node.validity.badInput)
      expect(await isBad()).toBe(true)
      await page
        .getByRole('alert')
        .filter({ hasText: /^(?:Enter a number\.|יש להזין מספר\.)$/ })
        .waitFor()
      await press('Shift+Tab', 'Backspace', 'Backspace', '5')
      expect(await field.getAttribute('aria-invalid')).toBeNull()
    },
  },
  {
    title: 'a date is typed part by part, and an incomplete one is explained when it is left and kept',
    async run({ page, press }) {
      const field = page.getByRole('group', { name: 'Ends on' })
      const value = page.locator('.portico-DateField').filter({ has: field }).locator('input[name]')
      await typeDay(field, { day: '04', month: '05', year: '2026' })
      expect(await value.inputValue()).toBe('2026-05-04')
      await press('ArrowUp')
      expect(await value.inputValue()).not.toBe('2026-05-04')
      await press('Delete', 'Backspace', 'Backspace', 'Backspace', 'Backspace')
      await page.getByRole('textbox', { name: 'Description' }).focus()
      await page
        .getByRole('alert')
        .filter({ hasText: /whole date|התאריך המלא/ })
        .waitFor()
      await typeDay(field, { day: '04', month: '07', year: '2026' })
      expect(await value.inputValue()).toBe('2026-07-04')
    },
  },
  {
    title: 'each day of a period limits the other one',
    async run({ page }) {
      const group = page.getByRole('group', { name: 'Period' })
      const [from, to] = [group.getByRole('group').first(), group.getByRole('group').last()]
      const type = (field: Locator, day: string) => typeDay(field, { day, month: '03', year: '2026' })
      await type(to, '10')
      await type(from, '20')
      await to.getByRole('spinbutton').first().focus()
      const alert = group.getByRole('alert')
      await alert.first().waitFor()
      await type(to, '30')
      await isGone(alert)
    },
  },
  {
    title: 'a search is cleared by Escape and by its button, which return the focus to it',
    async run({ page, press }) {
      const field = page.getByRole('searchbox', { name: 'Search groups' })
      const clear = page.getByRole('button', { name: /^(?:Clear the search|ניקוי החיפוש)$/ })
      await field.focus()
      await page.keyboard.type('ops')
      await press('Tab')
      await hasFocus(clear)
      await press('Enter')
      await hasFocus(field)
      await page.keyboard.type('it')
      await press('Escape')
      expect(await field.inputValue()).toBe('')
    },
  },
]

/** Types a day in the order of the parts of a field. Each digit waits for a frame, as a hand does: a faster one is lost. */
async function typeDay(field: Locator, day: Readonly<Record<string, string>>): Promise<void> {
  const page = field.page()
  const parts = field.getByRole('spinbutton')
  await parts.first().focus()
  const kinds = await parts.evaluateAll((all) => all.map((part) => part.getAttribute('data-type') ?? ''))
  for (const digit of kinds.map((kind) => day[kind] ?? '').join('')) {
    await page.keyboard.press(digit)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }
}
