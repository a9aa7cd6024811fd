// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from 'playwright-core'
import { siteFolder } from '../../docs/site/staged.mjs'
import { findChromium } from '../test/chromium.mjs'
import { serveSite } from './serve-site.mjs'

/** Pictures are this many pixels wide: twice the width at which a list shows them. */
const width = 720
const schemes = /** @type {const} */ (['light', 'dark'])

/**
 * Writes a picture of each live screen of the built site, light and dark: `dist/pictures/users-dark.webp`.
 *
 * @param {readonly { readonly id: string, readonly group: string }[]} screens
 */
export async function takeSitePictures(screens) {
  const served = await serveSite(0)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const rest = screens.flatMap((screen) => schemes.map((scheme) => ({ ...screen, scheme })))
  const takeSome = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await take(next)
  }
  try {
    await Promise.all([takeSome(), takeSome()])
  } finally {
    await browser.close()
    await served.close()
  }

  /** @param {{ readonly id: string, readonly group: string, readonly scheme: 'light' | 'dark' }} picture */
  async function take({ id, group, scheme }) {
    // A box alone would be lost on a page as wide as a portal.
    const viewport =
      group === 'Portal' || group === 'Plans' ? { width: 1280, height: 800 } : { width: 896, height: 560 }
    const page = await browser.newPage({ viewport, deviceScaleFactor: width / viewport.width, reducedMotion: 'reduce' })
    await page.goto(`${served.url}/screens/live/?still&screen=${id}&scheme=${scheme}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForFunction(isSettled, undefined, { polling: 250 })
    const session = await page.context().newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 85 })
    const file = siteFolder(`dist/pictures/${id}-${scheme}.webp`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(data, 'base64'))
    await page.close()
  }
}

/** Runs in the page: `true` once nothing is loading, and the text was the same in the last four calls. */
function isSettled() {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const isLoading = roots.some((root) => root.querySelector('.portico-Skeleton, [aria-busy="true"]'))
  const text = roots.map((root) => (root instanceof Document ? root.body : root).textContent).join()
  const isSame = document.body.dataset['seen'] === text && !isLoading && !text.includes('One moment…')
  const calls = isSame ? Number(document.body.dataset['same']) + 1 : 0
  Object.assign(document.body.dataset, { seen: text, same: calls })
  return calls >= 4
}
