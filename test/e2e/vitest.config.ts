import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { isSoak } from '../share.ts'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/global-setup.ts'],
    setupFiles: ['test/setup-share.ts'],
    maxWorkers: 2,
    // As for the unit tests: what the files import takes longer to load anew than some of them run.
    isolate: false,
    // A test that needs it is named at the end of the run.
    retry: isSoak ? 0 : 1,
    testTimeout: isSoak ? 600_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
