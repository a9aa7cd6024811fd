import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoClientSecret } from '@portico/emulator'
import { startEmulator } from '@portico/emulator/node'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../../scripts/test/chromium.mjs'
import { compilerFindings } from '../frontegg/compiled.ts'
import { drive } from '../frontegg/drive.ts'
import { applicationNames, type Migrated, migrated } from '../frontegg/migrated.ts'
import { buildAndServe } from './site.ts'

const home = import.meta.dirname
const names = (await applicationNames()).filter((name) => name.startsWith('next-'))
const applications = new Map<string, Migrated>()
const provider = await startEmulator({ port: 0 })
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--headless', '--no-sandbox'] })
  for (const name of names) applications.set(name, await migrated(name, join(home, 'dist/frontegg')))
})
afterAll(async () => {
  await browser.close()
  await provider.stop()
})

describe('applications of @frontegg/nextjs after the command', () => {
  it('none needs a line by hand', () => {
    expect([...applications.values()].filter(({ linesByHand }) => linesByHand > 0)).toEqual([])
  })

  it('all of them compile strictly', () => {
    const types = join(home, 'node_modules/next/types/global')
    expect(compilerFindings([...applications.values()], [types], home)).toEqual([])
  })

  it.each(['next-app', 'next-pages'])(
    'in %s a person signs in, switches the tenant, opens the portal and logs out',
    async (name) => {
      const folder = applications.get(name)?.folder ?? ''
      await writeFile(join(folder, 'next.config.mjs'), configFor(home))
      provider.emulator.reset()
      const site = await buildAndServe(folder, (url) => ({
        FRONTEGG_APP_URL: url,
        FRONTEGG_BASE_URL: provider.url,
        FRONTEGG_CLIENT_ID: 'b6adfe4c-d695-4c04-b95f-3ec9fd0c6cca',
        FRONTEGG_CLIENT_SECRET: demoClientSecret,
        FRONTEGG_ENCRYPTION_PASSWORD: '5e'.repeat(32),
      }))
      const context = await browser.newContext({ baseURL: site.url, locale: 'en-US', reducedMotion: 'reduce' })
      context.setDefaultTimeout(30_000)
      try {
        await drive(await context.newPage())
      } catch (error) {
        throw new Error(`${error}\n${site.printed()}`)
      } finally {
        await context.close()
        await site.stop()
      }
    },
    900_000,
  )
})

/** Other lock files stand above the application; without this Next.js believes the root of the project to be there. */
function configFor(root: string): string {
  return `export default { turbopack: { root: ${JSON.stringify(root)} }, typescript: { ignoreBuildErrors: true } }\n`
}
