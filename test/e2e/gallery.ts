import type { BrowserContext, Page } from 'playwright-core'

/** The settings of the gallery, as its address takes them. */
export interface GalleryLook {
  readonly theme?: string
  readonly scheme?: string
  readonly locale?: string
  readonly isolation?: 'shadow' | 'none'
}

/** The page of the gallery with a query. */
export function galleryPath(query: Readonly<Record<string, string>>, look: GalleryLook = {}): string {
  return `/gallery/index.html?${new URLSearchParams({ ...query, ...look })}`
}

/** The id of every state, as the gallery itself links to them. */
export async function galleryStates(page: Page): Promise<readonly string[]> {
  await page.goto(galleryPath({}))
  const links = page.locator('article > h3 > a')
  await links.first().waitFor()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return addresses.flatMap((address) => new URL(address, 'http://localhost').searchParams.get('state') ?? [])
}

/** Shows a state alone and waits until all of it is there. */
export async function showState(page: Page, state: string, look: GalleryLook = {}): Promise<void> {
  // In a soak some pages load at once, each with all its parts.
  const timeout = 60_000
  await page.goto(galleryPath({ state }, look), { timeout })
  await page.locator(`body[data-gallery-ready="${state}"]`).waitFor({ state: 'attached', timeout })
}

/** Lets the preview of the pages to come answer at once, instead of after its half second. */
export async function answerAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const real = globalThis.setTimeout
    const setTimer = (task: TimerHandler, delay?: number, ...rest: unknown[]) =>
      real(task, delay === 500 ? 0 : delay, ...rest)
    Object.defineProperty(globalThis, 'setTimeout', { value: setTimer })
  })
}

/** Works through a list on several pages at once. */
export async function onPages<Item>(
  context: BrowserContext,
  items: readonly Item[],
  work: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items]
  const hands = Array.from({ length: pagesAtOnce }, async () => {
    const page = await context.newPage()
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(page, item)
    await page.close()
  })
  await Promise.all(hands)
}

const pagesAtOnce = 3
