import { createEmulator } from '../emulator.ts'
import { createCookieJar, withCookieJar } from '../http/cookie-jar.ts'
import type { Emulator, EmulatorOptions } from '../types.ts'

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

/**
 * Adds what jsdom lacks and the kit's dialogs and menus need: `CSS.escape`. Browsers, happy-dom and tests without a page have or
 * need nothing.
 */
function fillPageGaps(): void {
  if (typeof document === 'undefined' || typeof globalThis.CSS?.escape === 'function') return
  const css = { escape: escaped, supports: () => true }
  Object.defineProperty(globalThis, 'CSS', { configurable: true, writable: true, value: { ...css, ...globalThis.CSS } })
}

/** Serialises an identifier for a selector (CSSOM, section 2.1): each other character is escaped, some of them by their number. */
function escaped(text: string): string {
  const isLone = text === '-'
  return Array.from(text, (character, at) => {
    if (character === '\0') return '\uFFFD'
    const isFirstDigit = /\d/.test(character) && (at === 0 || (at === 1 && text.startsWith('-')))
    const code = character.charCodeAt(0)
    if (isFirstDigit || code < 0x20 || code === 0x7f) return `\\${code.toString(16)} `
    return /[\w\u0080-\u{10FFFF}-]/u.test(character) && !isLone ? character : `\\${character}`
  }).join('')
}
