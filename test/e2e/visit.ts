import type { EmulatorServer } from '@portico/emulator/node'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFailed, TestRunner } from 'vitest'
import type { Inspector } from './inspector.ts'
import { gatherProblems, type Problems } from './problems.ts'
import { watchSecrets } from './secrets.ts'
import type { Site } from './site.ts'
import type { SitePlan } from './sites.ts'

/** One person at the door: a browser without a past, and the page they are on. */
export interface Visit extends Pick<Problems, 'allow'> {
  readonly page: Page
  readonly context: BrowserContext
  readonly emulator: EmulatorServer['emulator']
  /** What a person meets on this site only. */
  readonly plan: SitePlan
  /** The origin of the provider. */
  readonly providerUrl: string
  /** Goes to a path of the site. */
  readonly goTo: (path: string) => Promise<void>
  /** Waits for the screen of this heading, then has it inspected, under another name where it is in a special state. */
  readonly see: (heading: string, screen?: string) => Promise<void>
  /** Waits until the address is this path of the site, with its query. */
  readonly arriveAt: (path: string) => Promise<void>
  /** What went wrong in the page so far that the test did not expect. */
  readonly problems: () => readonly string[]
  /** Ends a visit that failed: keeps a picture of the page and throws the error with what else went wrong. */
  readonly fail: (error: unknown) => Promise<never>
  /** Ends the visit; throws when anything went wrong that the test did not expect, or a secret lies open. */
  readonly end: () => Promise<void>
}

/** What a visit is made from. */
export interface VisitOptions {
  readonly browser: Browser
  readonly site: Site
  readonly plan: SitePlan
  readonly server: EmulatorServer
  readonly inspector: Inspector
}

/** Opens a {@link Visit}. */
export async function openVisit({ browser, site, plan, server, inspector }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', locale: 'en-US' })
  context.setDefaultTimeout(30_000)
  const secrets = watchSecrets(context)
  const problems = await gatherProblems(context, server.url)
  const page = await context.newPage()
  printIfFailed(page)
  return {
    page,
    context,
    emulator: server.emulator,
    plan,
    providerUrl: server.url,
    allow: problems.allow,
    problems: problems.unexpected,
    async goTo(path) {
      await page.goto(path)
    },
    async see(heading, screen = heading) {
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      await inspector.look(page, screen)
    },
    arriveAt: (path) => page.waitForURL(site.url + path),
    async fail(error) {
      const picture = await inspector.keepFailure(page)
      const text = await page
        .locator('body')
        .innerText()
        .catch(() => '')
      await context.close()
      const message = error instanceof Error ? error.message : String(error)
      const rest = ['The page said:', text, ...problems.unexpected(), `Picture: ${picture}`]
      throw new Error([message, ...rest].join('\n'), { cause: error })
    },
    async end() {
      const leaks = await secrets.found()
      await context.close()
      const unexpected = [...problems.unexpected(), ...leaks]
      if (unexpected.length > 0) throw new Error(`Something went wrong in the page:\n${unexpected.join('\n')}`)
    },
  }
}

/** Prints what the page shows if the test fails: the error of a step names what it has waited for alone. */
function printIfFailed(page: Page): void {
  // A visit before all tests of a file belongs to none of them.
  if (!TestRunner.getCurrentTest()) return
  onTestFailed(async () => {
    if (page.isClosed()) return
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 })
    console.log(`${page.url()} shows:\n${shown.slice(-8000)}`)
  })
}
