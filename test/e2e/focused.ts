import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Presses Tab until the focus is on an element of that name, but not more often than `most` times. */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let tabs = 0; !name.test(await focusedName(page)) && tabs < most; tabs++) await page.keyboard.press('Tab')
  expect(await focusedName(page)).toMatch(name)
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
