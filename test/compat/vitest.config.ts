import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Each project stands in the folder of one React, so that everything resolves as it does in an application there. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    projects: ['react17', 'react18', 'react19'].map((name) => ({
      root: fileURLToPath(new URL(name, import.meta.url)),
      test: { name, include: ['*.test.ts'], environment: 'happy-dom', testTimeout: 30_000 },
    })),
  },
})
