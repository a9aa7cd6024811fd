import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { type EmulatorServer, type ServeOptions, startEmulator } from '../src/node/index.ts'

/** A folder for the data file of emulators, new for each test, and the emulators that a test serves. */
export interface DataFolder {
  readonly folder: () => string
  /** The path of the data file. */
  readonly file: () => string
  /** Serves an emulator on a free port, until the test ends. */
  readonly serve: (options?: ServeOptions) => Promise<EmulatorServer>
}

/** Makes a {@link DataFolder} for the tests of a file. */
export function dataFolder(): DataFolder {
  const servers: EmulatorServer[] = []
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-emulator-'))
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await Promise.all(servers.splice(0).map(({ stop }) => stop()))
    await rm(folder, { recursive: true, force: true })
  })
  return {
    folder: () => folder,
    file: () => join(folder, 'state.json'),
    async serve(options = {}) {
      const server = await startEmulator({ port: 0, ...options })
      servers.push(server)
      return server
    },
  }
}
