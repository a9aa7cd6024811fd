import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'site',
    include: ['test/site/**/*.test.ts'],
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
})
