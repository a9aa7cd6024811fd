// @ts-check
import { runSuite, sumOf } from './run-suite.mjs'

/** The areas, each with the paths of its tests; the first that fits counts. @type {readonly (readonly [string, RegExp])[]} */
const areas = [
  ['Hooks: session, tabs, HTTP, core', /^headless\/(?:src\/(?!features|server|rules)|test\/(?:tabs|slices|lists))/],
  ['Hooks: the server half', /^headless\/(?:src\/server|test\/(?:node-servers|processes))/],
  ['Hooks: the rule engine', /^headless\/(?:src\/rules|test\/rules)/],
  ['Hooks: features of administration', /^headless\/src\/features\/portal/],
  ['Hooks: features of signing in and others', /^headless\/src\/features/],
  ['Hooks: across all parts, with random inputs', /^headless\//],
  ['Kit: parts and frame', /^ui-kit\/src\/(?:primitives|frame|isolation|theme|slots|i18n)/],
  ['Kit: screens of the portal', /^ui-kit\/src\/screens\/portal/],
  ['Kit: screens of signing in', /^ui-kit\//],
  ['The emulator', /^providers\/emulator/],
  ['The commands and the layer for former Frontegg applications', /^tools\//],
  ['Examples and the gallery', /^examples\//],
  ['The contract', /^test\/contract/],
  ['In Chromium, against the emulator', /^test\/e2e/],
  ['Packed packages under React 17 to 19, Next.js, jsdom', /^test\/compat/],
  ['Packed packages', /^test\/(?:pack|size|start|create)/],
  ['Guides and the site', /^test\/(?:docs|site)/],
  ['Architecture', /^test\/arch/],
]

const projects = ['unit', 'dom', 'arch', 'docs', 'start', 'pack', 'create']

/** @type {import('./part.mjs').Part} */
export const tests = {
  id: 'tests',
  title: 'Tests',
  commands: ['npm run proof -- --only tests'],
  method:
    'All tests run once, also those that a seed leaves out of one run. Random inputs have the number of cases of a daily run.',
  async measure(place) {
    /** @type {import('./run-suite.mjs').FileResult[]} */
    const files = []
    for (const project of projects) files.push(...(await runSuite(place, ['--project', project])).files)
    for (const config of ['test/e2e/vitest.config.ts', 'test/site/vitest.config.ts'])
      files.push(...(await runSuite(place, ['--config', config])).files)
    const rows = areas.flatMap(([area, pattern], index) => {
      const own = files.filter(({ path }) => areas.findIndex(([, other]) => other.test(path)) === index)
      const { files: count, passed, failed, skipped } = sumOf(own)
      return count === 0 || !pattern ? [] : [[area, count, passed, failed, skipped]]
    })
    const all = sumOf(files)
    return {
      sentences: [
        `${all.passed} tests in ${all.files} files passed, ${all.failed} failed, ${all.skipped} were skipped.`,
      ],
      tables: [{ columns: ['Area', 'Files', 'Passed', 'Failed', 'Skipped'], rows }],
    }
  },
}
