import type { Page } from 'playwright-core'

/** The media a page is shown in, as Playwright names them. */
export type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/**
 * Shows a page in other media and returns once nothing in it moves: the page knows the colour scheme, and two frames in a
 * row bring no transition and no animation that ends by itself. Transitions are finished at once.
 */
export async function settleIn(page: Page, media: Media): Promise<void> {
  await page.emulateMedia(media)
  if (media.colorScheme)
    await page.waitForFunction(`matchMedia('(prefers-color-scheme: ${media.colorScheme})').matches`)
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let stillFrames = 0; stillFrames < 2; ) {
      await nextFrame()
      const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
      const moving = roots
        .flatMap((root) => root.getAnimations())
        .filter(({ playState, effect }) => {
          const { iterations } = effect?.getComputedTiming() ?? {}
          return playState === 'running' && iterations !== Number.POSITIVE_INFINITY
        })
      for (const one of moving) if (one instanceof CSSTransition) one.finish()
      stillFrames = moving.length === 0 ? stillFrames + 1 : 0
    }
  })
}

/**
 * Returns what a check finds on a page in these media. A finding counts if a second check of the settled page repeats
 * it: a colour on its way to another is no fault of the screen.
 */
export async function findingsIn<Found extends { readonly violations: readonly unknown[] }>(
  page: Page,
  media: Media,
  check: (page: Page) => Promise<Found>,
): Promise<Found> {
  await settleIn(page, media)
  const found = await check(page)
  if (found.violations.length === 0) return found
  await settleIn(page, media)
  return check(page)
}
