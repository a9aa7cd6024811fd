// @ts-check
import { runSuite } from './run-suite.mjs'

/** @type {import('./part.mjs').Part} */
export const axe = {
  id: 'axe',
  title: 'axe',
  commands: ['npm run proof -- --only axe'],
  method:
    'axe-core with the rules of WCAG 2.0 to 2.2, A and AA, and its best practices, none switched off, on states of the gallery: light, dark, right to left, forced colours and 320 px, in a shadow root and in the page. A run takes a view of each fourth state, by its day; the soak takes all.',
  async measure(place) {
    const { files, printed } = await runSuite(
      place,
      ['--config', 'test/e2e/vitest.config.ts', 'test/e2e/gallery-axe.test.ts'],
      { PORTICO_PART: 'all', PORTICO_SEED: String(new Date().getDate()), PORTICO_AXE_SHARE: '4' },
    )
    const [, looks = '', states = ''] = /axe looked (\d+) times at (\d+) states/.exec(printed) ?? []
    const failed = files.reduce((sum, file) => sum + file.failed, 0)
    if (looks === '') throw new Error('The test of all states printed no count of looks.')
    return {
      sentences: [
        `${looks} looks in this run, of ${states} states. ${failed === 0 ? 'axe found nothing.' : `${failed} tests failed.`}`,
      ],
      tables: [],
    }
  },
}
