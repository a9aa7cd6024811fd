import { type EmulatorServer, type ServeOptions, startEmulator } from '../node/index.ts'

/**
 * A Playwright fixture: every test gets an emulator of its own, on a free port, with a fresh seed.
 *
 * @example
 * ```ts
 * const test = base.extend<{ emulator: EmulatorServer }>({ emulator: emulatorFixture() })
 * ```
 */
export function emulatorFixture(options: ServeOptions = {}) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures one needs off this pattern.
  return async ({}: object, use: (server: EmulatorServer) => Promise<void>): Promise<void> => {
    const server = await startEmulator({ port: 0, ...options })
    try {
      await use(server)
    } finally {
      await server.stop()
    }
  }
}
