import { expect } from 'vitest'
import { hasFocus, isGone, type PartsScenario } from './parts-page.ts'

/** The keys of the parts around lists: tabs, pages, panels, messages, hints. */
export const partViews: readonly PartsScenario[] = [
  {
    title: 'tabs move in reading direction, Home and End go to the ends, and Tab goes to the page',
    async run({ page, press, next, previous }) {
      const tab = (name: string) => page.getByRole('tab', { name })
      const panel = (name: string) => page.getByRole('tabpanel', { name })
      await tab('People').focus()
      await press(next)
      await hasFocus(tab('Roles'))
      await panel('Roles').waitFor()
      await press(previous, previous)
      await hasFocus(tab('Audit log'))
      await press('Home')
      await hasFocus(tab('People'))
      await press('End')
      await hasFocus(tab('Audit log'))
      await press('Tab')
      await hasFocus(panel('Audit log'))
      await press('Shift+Tab')
      await hasFocus(tab('Audit log'))
    },
  },
  {
    title: 'a drawer keeps the focus, Escape closes its list first and then itself, and the focus returns',
    async run({ page, press }) {
      const opener = page.getByRole('button', { name: 'Details' })
      const drawer = page.getByRole('dialog', { name: 'Filters' })
      const state = drawer.getByRole('button', { name: / State$/ })
      await opener.focus()
      await press('Enter')
      await hasFocus(state)
      await press('Tab')
      await hasFocus(drawer.getByRole('button', { name: 'Clear' }))
      await press('Tab', 'Tab')
      await hasFocus(drawer.getByRole('button', { name: /^(?:Close|סגירה)$/ }))
      await press('Tab')
      await hasFocus(state)
      await press('ArrowDown')
      const list = page.getByRole('listbox', { name: 'State' })
      await hasFocus(list.getByRole('option', { name: 'Any state' }))
      await press('Escape')
      await isGone(list)
      await hasFocus(state)
      await press('Escape')
      await isGone(drawer)
      await hasFocus(opener)
    },
  },
  {
    title: 'a hint is at its control at the focus, goes by Escape, and stays while the pointer moves onto it',
    async run({ page, press }) {
      const control = page.getByRole('button', { name: 'Details' })
      const hint = page.getByRole('tooltip')
      // The bar of settings would cover the control.
      await page.locator('.settings').evaluate((node: HTMLElement) => node.style.setProperty('display', 'none'))
      await page.getByRole('button', { name: 'Export' }).focus()
      await press('Tab')
      await hasFocus(control)
      await hint.waitFor()
      expect(await control.getAttribute('aria-describedby')).toBe(await hint.getAttribute('id'))
      await press('Escape')
      await isGone(hint)
      await hasFocus(control)
      await control.hover()
      await hint.waitFor()
      const [from, to] = await Promise.all([control.boundingBox(), hint.boundingBox()])
      if (!from || !to) throw new Error('The control or its hint has no place on the page.')
      const x = from.x + from.width / 2
      await page.mouse.move(x, from.y + 2)
      await page.mouse.move(x, to.y + to.height / 2, { steps: 20 })
      expect(await hint.count()).toBe(1)
      await page.mouse.move(0, 0)
      await isGone(hint)
    },
  },
  {
    title: 'a message is announced, and returns the focus when it is dismissed by keyboard',
    async run({ page, press }) {
      const opener = page.getByRole('button', { name: 'Message' })
      await opener.focus()
      await press('Enter')
      await page.getByRole('status').getByText('Daniel Okafor removed').waitFor({ state: 'attached' })
      const dismiss = page.getByRole('button', { name: /^(?:Dismiss|סגירה)$/ })
      await press('Tab', 'Tab', 'Tab')
      await hasFocus(dismiss)
      await press('Enter')
      await isGone(dismiss)
      await hasFocus(page.getByRole('button', { name: 'Failure' }))
    },
  },
  {
    title: 'the buttons of pages keep the focus at the ends',
    async run({ page, press }) {
      const pages = page.getByRole('navigation', { name: /^(?:Pages|עמודים)$/ })
      const [before, after] = [pages.getByRole('button').first(), pages.getByRole('button').last()]
      await before.focus()
      await press('Enter')
      await hasFocus(before)
      expect(await before.getAttribute('aria-disabled')).toBe('true')
      await press('Tab', 'Enter')
      await hasFocus(after)
      await pages.getByText(/21–40/).waitFor()
      await press('Shift+Tab', 'Enter')
      await pages.getByText(/1–20/).waitFor()
      await hasFocus(before)
    },
  },
  {
    title: 'a chip is removed by its button',
    async run({ page, press }) {
      const remove = page.getByRole('button', { name: /Role Admin/ })
      await remove.focus()
      await press('Enter')
      await isGone(remove)
    },
  },
]
