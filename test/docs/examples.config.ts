import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import project from '../../vitest.config.ts'

const folder = process.env['PORTICO_EXAMPLES']
if (!folder) throw new Error('PORTICO_EXAMPLES must name the folder of the examples: test/docs/run-examples.ts sets it')
const examples: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8'))

/** Resolves imports between the examples, and from them to the files of the project. */
const inTheirPlaces: Plugin = {
  name: 'examples-in-their-places',
  enforce: 'pre',
  resolveId(source, importer) {
    const path = source.startsWith('.') && importer ? join(dirname(importer), source) : source
    return Object.hasOwn(examples, path) ? path : null
  },
  load: (path) => examples[path] ?? null,
}

const shared = { root: folder, plugins: [inTheirPlaces], resolve: { alias: project.resolve?.alias ?? [] } }

// A project inherits nothing of this: without a limit of its own, a test has five seconds, and a poll one.
const limits = { isolate: false, testTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }
const setupFiles = [fileURLToPath(new URL('../setup-dom.ts', import.meta.url))]

/** Runs the examples of the documentation that are tests, over the sources, as unit tests run. */
export default defineConfig({
  ...shared,
  test: {
    projects: [
      { ...shared, test: { ...limits, name: 'examples', include: ['*.test.ts'] } },
      {
        ...shared,
        test: { ...limits, setupFiles, name: 'examples-dom', include: ['*.test.tsx'], environment: 'happy-dom' },
      },
    ],
  },
})
