// @ts-check
import { runSuite } from './run-suite.mjs'

/** @type {import('./part.mjs').Part} */
export const tabs = {
  id: 'tabs',
  title: 'Several tabs',
  commands: ['npm run proof -- --only tabs'],
  method:
    'Tabs of one Chromium against a provider that revokes a family of tokens on the second use of one. Times include a busy machine.',
  async measure(place) {
    const { files, printed } = await runSuite(place, [
      '--config',
      'test/e2e/vitest.config.ts',
      'test/e2e/tabs.test.ts',
      'test/e2e/tabs-in-trouble.test.ts',
    ])
    const rows = [...printed.matchAll(/^\s*[A-F]\d+: (.+)$/gm)].map(([, line = '']) => [line])
    const passed = files.reduce((sum, file) => sum + file.passed, 0)
    const failed = files.reduce((sum, file) => sum + file.failed, 0)
    return {
      sentences: [`${passed} scenarios passed, ${failed} failed.`],
      tables: [{ columns: ['Measured'], rows }],
    }
  },
}
