import type { Page } from 'playwright-core'
import type { Visit } from './visit.ts'

/** Opens a page on a phone of 360 × 640 px with touch, signed in as the visit is. Close its context at the end. */
export async function openPhone({ context }: Visit): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('The browser has gone')
  const phone = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    storageState: await context.storageState(),
  })
  return phone.newPage()
}
