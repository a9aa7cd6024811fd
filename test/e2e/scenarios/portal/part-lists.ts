import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { hasFocus, isGone, type PartsScenario } from './parts-page.ts'

/** The keys of the parts that open a list. */
export const partLists: readonly PartsScenario[] = [
  {
    title: 'a menu opens on its first or last action, moves by arrows and letters, and returns the focus',
    async run({ page, press }) {
      const button = page.getByRole('button', { name: 'Actions for Maya Reyes' })
      const menu = page.getByRole('menu', { name: 'Actions for Maya Reyes' })
      const item = (name: string) => menu.getByRole('menuitem', { name })
      await button.focus()
      await press('Enter')
      await hasFocus(item('Edit roles'))
      await press('ArrowDown')
      await hasFocus(item('Send password reset'))
      await press('End')
      await hasFocus(item('Remove from account'))
      await press('ArrowDown')
      await hasFocus(item('Edit roles'))
      await press('l')
      await hasFocus(item('Lock'))
      await press('Enter')
      expect(await menu.count()).toBe(1)
      await press('Escape')
      await isGone(menu)
      await hasFocus(button)
      await press('ArrowUp')
      await hasFocus(item('Remove from account'))
      await press('Enter')
      await isGone(menu)
      await hasFocus(button)
    },
  },
  {
    title: 'a select opens on its choice, moves by arrows and letters, and keeps the choice at Escape',
    async run({ page, press }) {
      const button = page.getByRole('button', { name: /^(?:Viewer|Billing|Admin) Default role$/ })
      const list = page.getByRole('listbox', { name: 'Default role' })
      const option = (name: string) => list.getByRole('option', { name })
      await button.focus()
      await press('ArrowDown')
      await hasFocus(option('Viewer'))
      await press('Home')
      await hasFocus(option('Admin'))
      await press('ArrowDown')
      await hasFocus(option('Billing'))
      await press('Escape')
      await isGone(list)
      await hasFocus(button)
      expect(await button.innerText()).toBe('Viewer')
      await press('Space')
      await hasFocus(option('Viewer'))
      await press('a')
      await hasFocus(option('Admin'))
      await press('Enter')
      await isGone(list)
      await hasFocus(button)
      expect(await button.innerText()).toBe('Admin')
    },
  },
  {
    title: 'letters choose at a closed select',
    async run({ page, press }) {
      const button = page.getByRole('button', { name: / Default role$/ })
      await button.focus()
      await press('b', 'i')
      await expect.poll(() => button.innerText()).toBe('Billing')
      expect(await page.getByRole('listbox').count()).toBe(0)
    },
  },
  {
    title: 'a combo box filters by typing, adds by Enter, removes by Backspace and by its buttons',
    async run({ page, press }) {
      const input = page.getByRole('combobox', { name: 'Roles' })
      const options = page.getByRole('listbox').getByRole('option')
      const chips = page.getByRole('list', { name: /^(?:Chosen|נבחרו)$/ })
      await input.focus()
      await page.keyboard.type('bil')
      await expect.poll(() => options.allInnerTexts()).toEqual(['Billing'])
      await press('ArrowDown', 'Enter', 'Escape')
      await isGone(options.first())
      await chips.getByText('Billing').waitFor()
      await press('Backspace')
      await isGone(chips.getByText('Billing'))
      await hasFocus(input)
      await press('Shift+Tab', 'Enter')
      await hasFocus(input)
      // While the list is open, assistive technology reads nothing else.
      await press('Escape')
      await chips.waitFor()
      expect(await chips.innerText()).toBe('Admin')
    },
  },
  {
    title: 'the first press opens a list whose code is late, without a shift of the page',
    async run({ page, press, shifts, context }) {
      const give = await holdCode(context)
      const before = await shifts()
      const button = page.getByRole('button', { name: / Default role$/ })
      await button.focus()
      await press('Enter')
      await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
      give()
      await hasFocus(page.getByRole('listbox', { name: 'Default role' }).getByRole('option', { name: 'Viewer' }))
      await press('Escape')
      await isGone(page.getByRole('listbox'))
      await hasFocus(button)
      const input = page.getByRole('combobox', { name: 'Roles' })
      await input.focus()
      await page.getByRole('listbox').waitFor()
      await press('Escape')
      await isGone(page.getByRole('listbox'))
      await page.getByRole('button', { name: 'Actions for Maya Reyes' }).press('Enter')
      await page.getByRole('menu').waitFor()
      await press('Escape')
      await isGone(page.getByRole('menu'))
      expect((await shifts()) - before).toBe(0)
    },
  },
  {
    title: 'Escape and leaving the control take back a press whose list is late',
    async run({ page, press, context }) {
      const give = await holdCode(context)
      const select = page.getByRole('button', { name: / Default role$/ })
      await select.focus()
      await press('Enter', 'Escape')
      expect(await select.getAttribute('aria-expanded')).toBe('false')
      const button = page.getByRole('button', { name: 'Actions for Maya Reyes' })
      await button.focus()
      await press('Enter')
      expect(await button.getAttribute('aria-expanded')).toBe('true')
      await press('Tab')
      expect(await button.getAttribute('aria-expanded')).toBe('false')
      give()
      await select.focus()
      await press('Enter')
      await page.getByRole('listbox').waitFor()
      expect(await page.getByRole('menu').count()).toBe(0)
    },
  },
  {
    title: 'a list whose code does not load is an error, and the next press tries again',
    async run({ page, press, context, allow }) {
      allow(/Failed to (?:load|fetch)|ERR_FAILED/)
      await context.route('**/assets/**', (route) => route.abort())
      const button = page.getByRole('button', { name: 'Actions for Maya Reyes' })
      await button.focus()
      await press('Enter')
      await page
        .getByRole('alert')
        .getByText(/did not load|לא נטען/)
        .waitFor({ state: 'attached' })
      await hasFocus(button)
      await context.unroute('**/assets/**')
      await press('Enter')
      await hasFocus(page.getByRole('menuitem', { name: 'Edit roles' }))
    },
  },
  {
    title: 'what is typed into a combo box before its code is there is kept, with the caret',
    async run({ page, press, context }) {
      const give = await holdCode(context)
      const input = page.getByRole('combobox', { name: 'Roles' })
      await input.focus()
      await page.keyboard.type('ling')
      await press('Home')
      await page.keyboard.type('bil')
      expect(await input.getAttribute('aria-expanded')).toBe('false')
      give()
      await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Billing'])
      expect(await input.evaluate((node: HTMLInputElement) => [node.value, node.selectionStart])).toEqual([
        'billing',
        3,
      ])
      await hasFocus(input)
    },
  },
]

/** Keeps all code back that is requested from now on. Returns the function that lets it through. */
async function holdCode(context: BrowserContext): Promise<() => void> {
  let give = () => {}
  const free = new Promise<void>((resolve) => {
    give = resolve
  })
  await context.route('**/assets/**', async (route) => {
    await free
    await route.continue()
  })
  return give
}
