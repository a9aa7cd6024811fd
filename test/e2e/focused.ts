import type { JSHandle, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Presses Tab until the focus is on an element of that name, but not more often than `most` times. */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let tabs = 0; !name.test(await focusedName(page)) && tabs < most; tabs++) await page.keyboard.press('Tab')
  expect(await focusedName(page)).toMatch(name)
}

/** Presses Tab until a table has the focus, and then arrows row by row until an element of that name has it. */
export async function rowTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; !(await page.evaluate(isInGrid)) && tabs < 80; tabs++) await page.keyboard.press('Tab')
  for (let row = 0; row < 30; row++) {
    await page.keyboard.press('Home')
    for (let move = 0; move < 8 && !name.test(await focusedName(page)); move++) await page.keyboard.press('ArrowRight')
    if (name.test(await focusedName(page))) return
    await page.keyboard.press('ArrowDown')
  }
  expect(await focusedName(page)).toMatch(name)
}

/** Runs in the page: `true` if a table has the focus. */
function isInGrid(): boolean {
  let inner = document.activeElement
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
  return inner?.closest('[role="grid"]') != null
}

/** Presses an arrow in a table until the focus is on an element of that name, but not more often than `most` times. */
export async function arrowTo(page: Page, key: 'ArrowRight' | 'ArrowDown', name: RegExp, most = 40): Promise<void> {
  for (let moves = 0; !name.test(await focusedName(page)) && moves < most; moves++) await page.keyboard.press(key)
  expect(await focusedName(page)).toMatch(name)
}

/** The focused element, the innermost one within shadow roots. */
export function focusedElement(page: Page): Promise<JSHandle<Element | null>> {
  return page.evaluateHandle(() => {
    let inner = document.activeElement
    while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
    return inner
  })
}

/** The accessible name of the focused element, or its text. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(nameOfFocused)
}

function nameOfFocused(): string {
  let inner = document.activeElement
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
  if (!inner) return ''
  const label = inner instanceof HTMLInputElement ? inner.labels?.[0]?.textContent : null
  return inner.getAttribute('aria-label') ?? label ?? inner.textContent ?? ''
}
