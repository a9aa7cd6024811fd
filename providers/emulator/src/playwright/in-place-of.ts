import type { EmulatorServer } from '../node/index.ts'

/** The part of a Playwright browser context, or page, that reroutes calls. */
export interface RoutedContext {
  /** Has a handler answer the requests of some addresses. */
  readonly route: (
    address: (url: URL) => boolean,
    handler: (route: {
      request(): { url(): string }
      continue(options: { url: string }): Promise<void>
    }) => Promise<void>,
  ) => Promise<unknown>
}

/**
 * Lets an emulator answer what an application sends to the address it was built for, so that it need not be built anew
 * for a free port. Both addresses have the same host name, such as `localhost`: cookies go by the name, not by the port.
 *
 * Throws an `Error` if the host names differ.
 *
 * @example
 * ```ts
 * await answerInPlaceOf(context, emulator, 'http://localhost:4400')
 * ```
 */
export async function answerInPlaceOf(
  context: RoutedContext,
  { url }: Pick<EmulatorServer, 'url'>,
  builtFor: string,
): Promise<void> {
  const [own, theirs] = [new URL(url), new URL(builtFor)]
  if (own.hostname !== theirs.hostname || own.protocol !== theirs.protocol) {
    throw new Error(
      `The application was built for ${theirs.origin} and the emulator is at ${own.origin}: cookies of the one would ` +
        `not be sent to the other. Build the application for http://${own.hostname} with any port`,
    )
  }
  const isTheirs = ({ origin }: URL) => origin === theirs.origin
  await context.route(isTheirs, async (route) => {
    const address = new URL(route.request().url())
    await route.continue({ url: own.origin + address.pathname + address.search })
  })
}
