import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmulator } from '@portico/emulator/node'
import { signedInAs } from '@portico/emulator/playwright'
import { chromium } from 'playwright-core'
import { afterAll, describe, inject, it } from 'vitest'
import { findChromium } from '../../scripts/test/chromium.mjs'
import { policies } from '../e2e/house.ts'
import { serveSite } from '../e2e/site.ts'
import { openEngineVisit } from './engine-visit.ts'
import { engineNames } from './engines.ts'
import { heading, link, the } from './targets.ts'

/** The places by the heading that they have if they are open, and the tab that is chosen there. */
const places: readonly (readonly [name: string, path: string, title: string, tabName?: string])[] = [
  ['sign-in', '/account/login', 'Sign in to Lantern'],
  ['users', '/?portal=users', 'Users'],
  ['audits', '/?portal=audits', 'Audit log'],
  ['roles', '/?portal=roles', 'Roles'],
  ['matrix', '/?portal=roles', 'Roles', 'Compare'],
  ['security', '/?portal=security', 'Security'],
  ['subscription', '/?portal=subscriptions', 'Subscription'],
  ['provisioning', '/?portal=provisioning', 'Provisioning'],
]
/** The sizes and the schemes. A narrow page is taken in a tall window, which has more of it. */
const looks = [
  { look: '1280', size: { width: 1280, height: 900 }, isDark: false },
  { look: '360', size: { width: 360, height: 1100 }, isDark: false },
  { look: '360-dark', size: { width: 360, height: 1100 }, isDark: true },
]
const seed = { users: 40, audits: 60, with: ['social', 'passkeys'] } as const

describe.each(looks)('pictures of the engines, $look', ({ look, size, isDark }) => {
  it.each(engineNames)('%s', async (engine) => {
    const visit = await openEngineVisit(engine, { size, isDark, seed: { ...seed, with: [...seed.with] } })
    const { page } = visit
    for (const [name, path, title, tabName] of places) {
      await (path.includes('portal') ? visit.enter(path) : visit.goTo(path))
      await page.see(heading(title))
      if (name === 'sign-in') await page.see(link('Create an account'))
      if (tabName !== undefined) {
        await page.click(the('tab', tabName))
        await page.see(the('columnheader', /^Admin/))
      }
      await page.settled()
      await page.expect([size.width, true], () => [innerWidth, document.documentElement.scrollWidth <= innerWidth])
      await keep(`${name}-${look}-${engine}`, await page.picture())
    }
    await visit.end()
  })

  it('chromium', async () => {
    const server = await startEmulator({ port: 0, ...seed, with: [...seed.with] })
    const site = await serveSite({
      folder: inject('engineSites')['kitInShadow'] ?? '',
      emulatorUrl: server.url,
      headers: policies.strict,
    })
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: size,
      colorScheme: isDark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const [name, path, title, tabName] of places) {
      if (path.includes('portal')) await signedInAs(context, server, 'admin@acme.test')
      await page.goto(path)
      await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor()
      if (tabName !== undefined) {
        await page.getByRole('tab', { name: tabName, exact: true }).click()
        await page.getByRole('columnheader', { name: /^Admin/ }).waitFor()
      }
      await page.waitForLoadState('networkidle')
      await keep(`${name}-${look}-chromium`, await page.screenshot())
    }
    await browser.close()
    await Promise.all([site.stop(), server.stop()])
  })
})

afterAll(writePage)

const folder = fileURLToPath(new URL('../../.cache/engines/pictures', import.meta.url))

async function keep(name: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.png`), picture)
}

/** A page that shows each place in all engines side by side. */
async function writePage(): Promise<void> {
  const engines = [...engineNames, 'chromium']
  const rows = places.flatMap(([name]) =>
    looks.map(({ look, size }) => {
      const cells = engines.map(
        (engine) =>
          `<td>${engine}<br><img src="${name}-${look}-${engine}.png" width="${Math.min(size.width, 640)}"></td>`,
      )
      return `<tr>${cells.join('')}</tr>`
    }),
  )
  await writeFile(join(folder, 'index.html'), `<!doctype html><table>${rows.join('\n')}</table>`)
  console.log(`Pictures: ${join(folder, 'index.html')}`)
}
