import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { findChromium } from '../../scripts/test/chromium.mjs'
import { type MadeApplication, makeApplication, packAll } from './made-application.ts'
import { openPerson } from './person.ts'
import { takenTemplates } from './taken-templates.ts'

/** Seconds from the command to a signed-in page. On an idle machine it is a minute; others share this one. */
const mostSeconds = 600
let packages = ''
let browser: Browser

beforeAll(async () => {
  buildWhatIsStale(['headless', 'ui-kit', 'providers/emulator', 'tools/create-portico'])
  packages = packAll()
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--headless', '--no-sandbox'] })
})
afterAll(() => browser?.close())

describe.each(takenTemplates())('an application of create-portico, template $id', (template) => {
  let application: MadeApplication

  beforeAll(async () => {
    application = await makeApplication(template, packages)
  })
  afterAll(() => application?.remove())

  it('the command ends with the steps to a signed-in page, and leaves no file of version control out', () => {
    const steps = application.printed.slice(application.printed.indexOf('The application is written'))
    expect(steps.trim().split('\n').length).toBeLessThanOrEqual(6)
    expect(steps).toContain(`Open ${template.address} and sign in as admin@acme.test with Portico-demo-1.`)
    expect(readFileSync(join(application.folder, '.gitignore'), 'utf8')).toContain('.env')
    expect(existsSync(join(application.folder, '.env'))).toBe(true)
  })

  it('a user signs in at the guarded page, opens the administration and signs out, without a message of the browser', async () => {
    const development = await application.develop()
    const context = await browser.newContext({ baseURL: development.url, locale: 'en-US', reducedMotion: 'reduce' })
    try {
      const { page, messages, signIn, visitAdministration, signOut } = await openPerson(context)
      await signIn()
      const seconds = (performance.now() - application.began) / 1000
      console.log(`${template.id}: ${seconds.toFixed(1)} s from the command to a signed-in page`)
      expect(seconds).toBeLessThan(mostSeconds)
      expect(new URL(page.url()).pathname).toBe('/dashboard')
      await visitAdministration()
      await signOut()
      expect(
        messages.filter((text) => !isOfServer(text)),
        development.printed(),
      ).toEqual([])
    } finally {
      await context.close()
      await development.stop()
    }
  })

  it('the own test of the new application passes', async () => {
    expect(await application.script('test')).toMatch(/Tests {2}.*[1-9]\d* passed/)
  })

  it('the new application builds', async () => {
    await application.script('build')
  })

  it('what was built is served as the README says, with the settings of .env, and a user signs in', async (context) => {
    if (!application.isServed) return context.skip()
    const served = await application.serve()
    const browserContext = await browser.newContext({ baseURL: served.url, locale: 'en-US', reducedMotion: 'reduce' })
    try {
      expect((await fetch(`${served.url}/account/login`)).status, served.printed()).toBe(200)
      const { messages, signIn } = await openPerson(browserContext)
      await signIn()
      expect(messages, served.printed()).toEqual([])
    } finally {
      await browserContext.close()
      await served.stop()
    }
  })
})

/**
 * `true` for a line of the server's log, which Next.js repeats in the browser in development. A page that renders while its session
 * ends logs that the profile could not be read.
 */
function isOfServer(text: string): boolean {
  return text.startsWith('%c%s%c [portico:')
}
