import { createEmulator } from '../emulator.ts'
import { createCookieJar, withCookieJar } from '../http/cookie-jar.ts'
import type { Emulator, EmulatorOptions } from '../types.ts'
import { fillPageGaps } from './page-gaps.ts'

/** A browser that talks to an emulator in this process. */
export interface TestBrowser {
  /** The platform's `fetch`, with this browser's cookies. */
  readonly fetch: typeof fetch
  /** Signs a user in before the application starts. */
  readonly signIn: (email: string) => void
  /** Removes all cookies of the browser. */
  readonly clearCookies: () => void
}

/** An emulator with browsers around it. */
export interface TestProvider {
  /** To look at and to change. */
  readonly emulator: Emulator
  /** The `baseUrl` for a client. */
  readonly baseUrl: string
  /** A browser with cookies of its own. */
  readonly openBrowser: () => TestBrowser
}

/**
 * Makes an emulator for tests in this process: no server, no port, no network.
 *
 * @example
 * ```ts
 * import { createClient } from '@portico/headless'
 *
 * const provider = createTestProvider()
 * const browser = provider.openBrowser()
 * browser.signIn('admin@acme.test')
 * const client = createClient({ baseUrl: provider.baseUrl, ports: { fetch: browser.fetch } })
 * ```
 */
export function createTestProvider(options: EmulatorOptions = {}): TestProvider {
  fillPageGaps()
  const emulator = createEmulator(options)
  const baseUrl = 'http://localhost:4400'
  return {
    emulator,
    baseUrl,
    openBrowser() {
      const jar = createCookieJar(emulator.now)
      const send = withCookieJar(emulator.fetch, jar)
      return {
        fetch: async (input, init) => send(new Request(input, init)),
        signIn: (email) => jar.take(baseUrl, emulator.signIn(email)),
        clearCookies: jar.clear,
      }
    },
  }
}
