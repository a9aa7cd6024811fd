import { type EmulatorServer, type ServeOptions, startEmulator } from '../node/index.ts'
import { isTaken } from '../node/listen.ts'

export { type ClockedPage, type HeldClocks, holdClocks } from './clocks.ts'

export { answerInPlaceOf, type RoutedContext } from './in-place-of.ts'

export {
  type AuthenticatedPage,
  type DeviceId,
  type DeviceParameters,
  type VirtualAuthenticator,
  type VirtualAuthenticatorOptions,
  virtualAuthenticator,
  type WebAuthnCommands,
} from './virtual-authenticator.ts'

/**
 * A Playwright fixture: every test gets an emulator of its own, on a free port, with a fresh seed.
 *
 * Rejects with an `Error`, with its remedy, if the port is taken.
 *
 * @example
 * ```ts
 * import type { EmulatorServer } from '@portico/emulator/node'
 *
 * const test = base.extend<{ emulator: EmulatorServer }>({ emulator: emulatorFixture() })
 * ```
 */
export function emulatorFixture(options: ServeOptions = {}) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures one needs off this pattern.
  return async ({}: object, use: (server: EmulatorServer) => Promise<void>): Promise<void> => {
    const server = await startEmulator({ port: 0, ...options }).catch((error: unknown) => {
      throw isTaken(error) ? taken(options.port) : error
    })
    try {
      await use(server)
    } finally {
      await server.stop()
    }
  }
}

function taken(port: number | undefined): Error {
  return new Error(
    `Port ${port} is taken, by another worker or by an emulator that is running. Leave port out of ` +
      'emulatorFixture, so that every test takes a free one, and point the application there by answerInPlaceOf; ' +
      'or run with one worker (workers: 1) and stop the other emulator',
  )
}

/** The part of a Playwright browser context that keeps cookies. */
export interface CookieContext {
  /** Adds cookies to the browser context. */
  readonly addCookies: (
    cookies: { name: string; value: string; url: string; httpOnly: boolean; sameSite: 'Lax' }[],
  ) => Promise<void>
}

/**
 * Signs a user in before a page is opened: it sets the session's cookie in the browser, without a form.
 *
 * Rejects with an `Error` if no account has the address.
 *
 * @example
 * ```ts
 * await signedInAs(context, emulator, 'admin@acme.test')
 * await page.goto('/')
 * ```
 */
export async function signedInAs(
  context: CookieContext,
  { url, emulator }: Pick<EmulatorServer, 'url' | 'emulator'>,
  email: string,
): Promise<void> {
  const [pair = ''] = emulator.signIn(email).split(';')
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
}
