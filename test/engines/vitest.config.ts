import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { flowTable } from './flow-table.ts'

/** What runs: the flows, or by `-- --pictures` and `-- --orca` something in their place. */
const files = {
  flows: 'test/engines/{firefox,webkit}.test.ts',
  pictures: 'test/engines/pictures.test.ts',
  orca: 'test/engines/orca.test.ts',
}
const kind =
  process.env['PORTICO_ENGINES'] === 'pictures' || process.env['PORTICO_ENGINES'] === 'orca'
    ? process.env['PORTICO_ENGINES']
    : 'flows'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'engines',
    include: [files[kind]],
    globalSetup: ['test/engines/global-setup.ts'],
    reporters: kind === 'flows' ? ['dot', flowTable()] : ['default'],
    // One for each engine.
    maxWorkers: 2,
    isolate: false,
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
