import type { RequestListener } from 'node:http'
import { vi } from 'vitest'
import { type EnginePage, pageOf } from './engine-page.ts'
import type { RunningBrowser } from './protocol.ts'
import { button } from './targets.ts'

/** The size of a page in CSS pixels. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** The path of the page that opens a window without a toolbar. */
export const openerPath = '/porticoTestOpener'

/** Answers with a page whose button opens a window of a size. */
export function serveOpener({ width, height }: PageSize): RequestListener {
  const open = `open('about:blank', '', 'popup,left=0,top=0,width=${width},height=${height}')`
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>Opener</title><button onclick="${open}">Open</button>`)
  }
}

/**
 * Returns a window whose page has a size. The toolbar keeps the first window of a browser wider than about 500 pixels, so a
 * narrow page is in a window without one, which only a page opens, and only after a click.
 */
export async function openWindowOf(size: PageSize, browser: RunningBrowser, siteUrl: string): Promise<EnginePage> {
  const first = String(await browser.send('getWindowHandle'))
  const page = pageOf(browser, first)
  if (size.width >= narrowestWithToolbar) {
    await page.resize(size.width, size.height)
    return page
  }
  await page.goTo(siteUrl + openerPath)
  await page.click(button('Open'))
  const handle = await vi.waitFor(async () => {
    const handles: unknown = await browser.send('getWindowHandles')
    const opened = Array.isArray(handles) ? handles.find((one) => one !== first) : undefined
    if (opened === undefined) throw new Error('No window has opened.')
    return String(opened)
  }, waiting)
  const opened = pageOf(browser, handle)
  await opened.resize(size.width, size.height)
  await opened.expect(size.width, () => innerWidth)
  return opened
}

const narrowestWithToolbar = 500
const waiting = { timeout: 20_000, interval: 50 }
