import { type EmulatorServer, type ServeOptions, startEmulator } from '@portico/emulator/node'
import { signedInAs } from '@portico/emulator/playwright'
import { inject } from 'vitest'
import { policies } from '../e2e/house.ts'
import { serveSite } from '../e2e/site.ts'
import { makePasswordsQuick } from '../quick-passwords.ts'
import { type EnginePage, pageOf } from './engine-page.ts'
import { type EngineName, type EngineOptions, startEngine } from './engines.ts'
import { receiveProblems } from './watched-page.ts'

/** What a flow begins with. */
export interface VisitNeeds {
  /** Where the screens of the kit are. Default: in a shadow root. */
  readonly site?: 'kitInShadow' | 'kitInPage'
  /** The size of the page in CSS pixels. Default: 1280 by 900. */
  readonly size?: { readonly width: number; readonly height: number }
  /** Whether the user wants dark pages. Default `false`. */
  readonly isDark?: boolean
  /** Variables of the environment of Firefox. Default: none. */
  readonly env?: EngineOptions['env']
  /** What the provider has besides the demo. Default: nothing. */
  readonly seed?: Pick<ServeOptions, 'with' | 'users' | 'audits' | 'usageDays'>
}

/** One user with a browser without a past, at a site of their own. */
export interface EngineVisit {
  readonly engine: EngineName
  readonly page: EnginePage
  readonly emulator: EmulatorServer['emulator']
  readonly providerUrl: string
  readonly siteUrl: string
  /** Goes to a path of the site. */
  readonly goTo: (path: string) => Promise<void>
  /** Signs a user in by the cookie of the session, before the page of a path opens. */
  readonly enter: (path: string, email?: string) => Promise<void>
  /** Opens one more window of the browser at a path of the site. */
  readonly openWindow: (path: string) => Promise<EnginePage>
  /** Ends all of it, and returns what went wrong in the pages. */
  readonly end: () => Promise<readonly string[]>
}

/** Opens an {@link EngineVisit}. */
export async function openEngineVisit(engine: EngineName, needs: VisitNeeds): Promise<EngineVisit> {
  const { site: name = 'kitInShadow', size = { width: 1280, height: 900 }, isDark = false, seed = {}, env = {} } = needs
  const problems: string[] = []
  const server = await startEmulator({ port: 0, ...seed })
  makePasswordsQuick(server.emulator)
  const site = await serveSite({
    folder: inject('engineSites')[name] ?? '',
    emulatorUrl: server.url,
    headers: policies.strict,
    routes: receiveProblems((problem) => problems.push(problem)),
  })
  const browser = await startEngine(engine, { isDark, env })
  const { send } = browser
  const page = pageOf(browser, String(await send('getWindowHandle')))
  await page.resize(size.width, size.height)
  return {
    engine,
    page,
    emulator: server.emulator,
    providerUrl: server.url,
    siteUrl: site.url,
    goTo: (path) => page.goTo(site.url + path),
    async enter(path, email = 'admin@acme.test') {
      // A driver sets cookies of the present page alone, and cookies know no port.
      await page.goTo(`${server.url}/__emulator/health`)
      const addCookies = async (cookies: readonly { name: string; value: string }[]) => {
        for (const { name, value } of cookies)
          await send('addCookie', { cookie: { name, value, path: '/', httpOnly: true, sameSite: 'Lax' } })
      }
      await signedInAs({ addCookies }, server, email)
      await page.goTo(site.url + path)
    },
    async openWindow(path) {
      const { handle } = Object(await send('newWindow', { type: 'window' }))
      const window = pageOf(browser, String(handle))
      await window.goTo(site.url + path)
      return window
    },
    async end() {
      await browser.stop()
      await Promise.all([site.stop(), server.stop()])
      return problems
    },
  }
}
