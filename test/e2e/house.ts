import { type EmulatorServer, startEmulator } from '@portico/emulator/node'
import { inject } from 'vitest'
import { makePasswordsQuick } from '../quick-passwords.ts'
import { browserOfWorker, closeContexts } from './browser.ts'
import { createInspector, type Inspector } from './inspector.ts'
import { serveSite } from './site.ts'
import { type SiteName, sites } from './sites.ts'
import { openVisit, type Visit } from './visit.ts'

/** What a site is served under. `strict` is what a careful application sends. */
export const policies = {
  plain: {},
  strict: {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self' http://localhost:*",
      "img-src 'self' data: http://localhost:*",
      "require-trusted-types-for 'script'",
    ].join('; '),
  },
} as const

/** The name of a policy. */
export type Policy = keyof typeof policies

/** How a site is run. */
export interface HouseOptions {
  /** Which one. */
  readonly site: SiteName
  /** What it is served under. */
  readonly policy: Policy
  /** Whether its screens are looked at for accessibility; once for all policies is enough. */
  readonly isInspected: boolean
  /** Whether the browser keeps pages as they are for going back, which Playwright switches off. Default `false`. */
  readonly keepsPages?: boolean
  /** Whether scrollbars take room in a window, as on Windows and Linux. Playwright hides them. Default `false`. */
  readonly hasScrollbars?: boolean
  /** The number of users that the provider has besides those of the demo. Default 0. */
  readonly users?: number
  /** The ids of the operations that the emulator answers and lists. Default: all, without a list. */
  readonly offers?: readonly string[]
  /** Origins that the emulator may call. Default: none. */
  readonly reach?: readonly string[]
  /** Origins whose pages may call the emulator; `*` as a port matches every port. Default: `localhost`. */
  readonly origins?: readonly string[]
}

/** An emulator, the site beside it and a browser. */
export interface House {
  /** The emulator, to look at and to change. */
  readonly emulator: EmulatorServer['emulator']
  /** Looks at screens: accessibility and pictures. */
  readonly inspector: Inspector
  /** Opens the door to a new visitor: a fresh browser context, and a fresh emulator unless it keeps its state. */
  readonly visit: (options?: { readonly keepsState?: boolean }) => Promise<Visit>
  /** Ends all of it. */
  readonly close: () => Promise<void>
}

/** Opens a house. */
export async function openHouse({
  site: name,
  policy,
  isInspected,
  keepsPages,
  hasScrollbars,
  users = 0,
  reach = [],
  origins = ['http://localhost:*'],
  offers,
}: HouseOptions): Promise<House> {
  const server = await startEmulator({ port: 0, users, reach, origins, ...(offers && { offers }) })
  const site = await serveSite({
    folder: built(name),
    emulatorUrl: server.url,
    headers: policies[policy],
  })
  const browser = await browserOfWorker(
    ...(keepsPages ? ['--disable-back-forward-cache'] : []),
    ...(hasScrollbars ? ['--hide-scrollbars'] : []),
  )
  const inspector = createInspector(`${name}-${policy}`, isInspected)
  return {
    emulator: server.emulator,
    inspector,
    visit({ keepsState = false } = {}) {
      if (!keepsState) {
        server.emulator.reset()
        makePasswordsQuick(server.emulator)
      }
      return openVisit({ browser, site, plan: sites[name], server, inspector })
    },
    async close() {
      await closeContexts(browser)
      await Promise.all([site.stop(), server.stop()])
    },
  }
}

/** The folder of a built site. */
function built(name: SiteName): string {
  const folder = inject('sites')[name]
  if (folder === undefined) throw new Error(`The site ${name} has not been built: see global-setup.ts.`)
  return folder
}
