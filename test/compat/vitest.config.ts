import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// As for all other tests: these limits only end one that hangs. The default of a poll is a second.
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }

// A test that needs it is named at the end of the run.
const inChromium = { retry: 1 }

/** Each project stands in a folder of its own, so that everything resolves as it does in an application there. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    projects: [
      ...['react17', 'react18', 'react19'].map((name) => project(name, 'happy-dom')),
      // The set-up that applications have too.
      project('jsdom', 'jsdom', { setupFiles: ['@portico/emulator/vitest'] }),
      project('frontegg', 'node', inChromium),
      // Its files build in one folder.
      project('next', 'node', { ...inChromium, fileParallelism: false }),
    ],
  },
})

function project(name: string, environment: string, more: object = {}) {
  const root = fileURLToPath(new URL(name, import.meta.url))
  return { root, test: { name, include: ['*.test.{ts,tsx}'], environment, ...limits, ...more } }
}
