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
      const field = page.getByLabel('Ends on')
      await field.focus()
      await page.keyboard.type('05042026')
      expect(await field.inputValue()).toBe('2026-05-04')
      await press('ArrowUp')
      expect(await field.inputValue()).toBe('2027-05-04')
      await press('Backspace')
      await page.getByRole('textbox', { name: 'Description' }).focus()
      await page
        .getByRole('alert')
        .filter({ hasText: /whole date|תאריך מלא/ })
        .waitFor()
      await field.focus()
      await page.keyboard.type('07042026')
      expect(await field.inputValue()).toBe('2026-07-04')
      expect(await field.getAttribute('aria-invalid')).toBeNull()
    },
  },
  {
    title: 'each day of a period limits the other one',
    async run({ page }) {
      const group = page.getByRole('group', { name: 'Period' })
      const [from, to] = [group.locator('input').first(), group.locator('input').last()]
      await to.fill('2026-03-10')
      await from.focus()
      await page.keyboard.type('03202026')
      await to.focus()
      const alert = group.getByRole('alert')
      await alert.waitFor()
      expect(await from.inputValue()).toBe('2026-03-20')
      await to.fill('2026-03-30')
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
