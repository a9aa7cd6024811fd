import { join } from 'node:path'
import { startEmulator } from '@portico/emulator/node'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../../scripts/test/chromium.mjs'
import { inShare, part } from '../../share.ts'
import { builtAndServed } from './built.ts'
import { compilerFindings } from './compiled.ts'
import { drive } from './drive.ts'
import { applicationNames, type Migrated, migrated } from './migrated.ts'

const root = join(import.meta.dirname, '../../..')
const names = (await applicationNames()).filter((name) => !name.startsWith('next-'))
/** A usual run drives one application, `npm run test:rest` drives all of them. */
const driven = part === 'rest' ? names : inShare(names.length, names)
const applications = new Map<string, Migrated>()
const provider = await startEmulator({ port: 0 })
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--headless', '--no-sandbox'] })
  for (const name of names) applications.set(name, await migrated(name, join(import.meta.dirname, 'dist')))
})
afterAll(async () => {
  await browser.close()
  await provider.stop()
})

describe('applications of @frontegg/react after the command', () => {
  it('none needs more than ten lines by hand, and all but two need none', () => {
    const byHand = [...applications.values()].filter(({ linesByHand }) => linesByHand > 0)
    expect(byHand.filter(({ linesByHand }) => linesByHand > 10)).toEqual([])
    expect(byHand.length).toBeLessThanOrEqual(2)
  })

  it('the command lists each place that a person changed', () => {
    for (const { name, linesByHand, listed } of applications.values()) {
      if (linesByHand > 0)
        expect(
          listed.map(({ path }) => path),
          name,
        ).not.toEqual([])
    }
  })

  it('all of them compile strictly', () => {
    expect(compilerFindings([...applications.values()], ['vite/client'], root)).toEqual([])
  })

  it.each(driven)('in %s a person signs in, switches the tenant, opens the portal and logs out', async (name) => {
    const application = applications.get(name)
    if (!application) throw new Error(`${name} was not migrated`)
    provider.emulator.reset()
    const site = await builtAndServed(application, provider.url)
    const context = await browser.newContext({ baseURL: site.url, locale: 'en-US', reducedMotion: 'reduce' })
    context.setDefaultTimeout(30_000)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    try {
      await drive(page, name === 'named-application' ? '/crm' : '/')
      expect(faults).toEqual([])
    } finally {
      await context.close()
      await site.stop()
    }
  })
})
