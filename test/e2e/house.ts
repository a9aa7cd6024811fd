import { type EmulatorServer, startEmulator } from '@portico/emulator/node'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { createInspector, type Inspector } from './inspector.ts'
import { serveSite } from './site.ts'
import { openVisit, type Visit } from './visit.ts'

/** What the example is served under. `strict` is what a careful application sends. */
export const policies = {
  plain: {},
  strict: {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self' http://localhost:*",
      "img-src 'self' data:",
      "require-trusted-types-for 'script'",
    ].join('; '),
  },
} as const

/** The name of a policy. */
export type Policy = keyof typeof policies

/** How an example is run. */
export interface HouseOptions {
  /** What it is served under. */
  readonly policy: Policy
  /** Whether its screens are looked at for accessibility; once for both policies is enough. */
  readonly isInspected: boolean
}

/** An emulator, the example beside it and a browser. */
export interface House {
  /** The emulator, to look at and to change. */
  readonly emulator: EmulatorServer['emulator']
  /** Looks at screens: accessibility and pictures. */
  readonly inspector: Inspector
  /** Opens the door to a new visitor: fresh emulator, fresh browser context. */
  readonly visit: () => Promise<Visit>
  /** Ends all of it. */
  readonly close: () => Promise<void>
}

/** Opens a house. */
export async function openHouse({ policy, isInspected }: HouseOptions): Promise<House> {
  const server = await startEmulator({ port: 0 })
  const site = await serveSite({
    folder: inject('example'),
    emulatorUrl: server.url,
    headers: policies[policy],
  })
  const browser = await launch()
  const inspector = createInspector(policy, isInspected)
  return {
    emulator: server.emulator,
    inspector,
    visit() {
      server.emulator.reset()
      return openVisit({ browser, site, server, inspector })
    },
    async close() {
      await browser.close()
      await Promise.all([site.stop(), server.stop()])
    },
  }
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromium'),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
