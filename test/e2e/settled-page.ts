import type { Page } from 'playwright-core'

/** The media a page is shown in, as Playwright names them. */
export type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/**
 * Shows a page in other media and returns once nothing in it moves: the page knows the colour scheme, and two frames in a
 * row bring no transition and no animation that ends by itself. Transitions are finished at once.
 *
 * @throws {Error} If the page is not painted in the colour scheme: a check in the dark would be a second one in the light.
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
  if (media.colorScheme && (media.forcedColors ?? 'none') === 'none') {
    const schemes = await page.evaluate(paintedSchemes)
    if (schemes.some((scheme) => scheme !== media.colorScheme))
      throw new Error(`The page is to be ${media.colorScheme}, and its text is for ${schemes.join(', ')}.`)
  }
}

/** Runs in the page: the scheme that the text of each ground of the kit is for, or that of the body of a page without the kit. */
export function paintedSchemes(): readonly ('light' | 'dark')[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('The browser has no canvas.')
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  // A preview has a scheme of its own.
  const grounds = roots
    .flatMap((root) => [...root.querySelectorAll('.portico-Ground')])
    .filter((ground) => !ground.closest('.portico-SignInPreviewStage'))
  return (grounds.length > 0 ? grounds : [document.body]).map((ground) => {
    canvas.fillStyle = getComputedStyle(ground).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return red + green + blue > 1.5 * 255 ? 'dark' : 'light'
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
