import { type EmulatorServer, type ServeOptions, startEmulator } from '../node/index.ts'
import { isTaken } from '../node/listen.ts'

export { type ClockedPage, type HeldClocks, holdClocks } from './clocks.ts'
export { answerInPlaceOf, type RoutedContext } from './in-place-of.ts'
export { type CookieContext, signedInAs } from './signed-in-as.ts'
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
