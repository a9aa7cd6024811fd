import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { flowTable } from './flow-table.ts'

/** What `npm run test:engines -- --pictures` runs in place of the flows. */
const isForPictures = process.env['PORTICO_ENGINE_PICTURES'] === '1'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'engines',
    include: isForPictures ? ['test/engines/pictures.test.ts'] : ['test/engines/{firefox,webkit,orca}.test.ts'],
    globalSetup: ['test/engines/global-setup.ts'],
    reporters: isForPictures ? ['default'] : ['dot', flowTable()],
    // One for each engine.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
