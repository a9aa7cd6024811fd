// @ts-check
// Takes screenshots of gallery states while `npm start` runs: `node scripts/site/gallery-pictures.mjs '^users-'`. The
// pattern selects states by id. Pictures are in `.cache/pictures`: wide and narrow, light and dark, left to right and
// in Hebrew.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { portFrom } from '../start/ports.mjs'
import { findChromium } from '../test/chromium.mjs'

const views = [
  { name: 'wide', width: 1280, height: 900, query: { scheme: 'light', locale: 'en' } },
  { name: 'wide-dark', width: 1280, height: 900, query: { scheme: 'dark', locale: 'en' } },
  { name: 'wide-he', width: 1280, height: 900, query: { scheme: 'light', locale: 'he' } },
  { name: 'narrow', width: 360, height: 740, query: { scheme: 'light', locale: 'en' } },
  { name: 'narrow-dark-he', width: 360, height: 740, query: { scheme: 'dark', locale: 'he' } },
]

const pattern = new RegExp(process.argv[2] ?? '')
const gallery = `http://localhost:${portFrom('PORT', 5173)}/gallery/index.html`
const folder = fileURLToPath(new URL('../../.cache/pictures', import.meta.url))
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const states = (await allStates()).filter((state) => pattern.test(state))
for (const { name, width, height, query } of views) {
  const isNarrow = width < 600
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: isNarrow, isMobile: isNarrow })
  const page = await context.newPage()
  for (const state of states) {
    await page.goto(`${gallery}?${new URLSearchParams({ state, ...query })}`)
    await page.locator(`body[data-gallery-ready="${state}"]`).waitFor({ state: 'attached' })
    await page.screenshot({ path: join(folder, `${state}.${name}.png`), animations: 'disabled', caret: 'hide' })
  }
  await context.close()
}
await browser.close()
console.log(`${states.length} states in ${views.length} views: ${folder}`)

async function allStates() {
  const page = await browser.newPage()
  await page.goto(gallery)
  const links = page.locator('article > h3 > a')
  await links.first().waitFor()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await page.close()
  return addresses.flatMap((address) => new URL(address, gallery).searchParams.get('state') ?? [])
}
