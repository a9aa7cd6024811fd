// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runSuite, sumOf } from './run-suite.mjs'

/** What is tried, with the tests that try it. @type {readonly (readonly [string, readonly string[]])[]} */
const attempts = [
  ['Targets of redirects that leave the application', ['headless/test/fuzz/addresses.test.ts', 'headless/src/routes']],
  ['Answers of a provider with wrong types, names and sizes', ['headless/test/fuzz/fuzz.test.ts']],
  [
    'Names of the prototype chain as data',
    ['headless/src/metadata/merge.test.ts', 'ui-kit/src/screens/portal/shell/inherited-names.test.tsx'],
  ],
  ['Rules whose patterns run for ever', ['headless/src/rules/pattern', 'headless/test/rules/properties.test.ts']],
  [
    'Forged, replayed and swapped returns of sign-ins',
    ['headless/src/features/hosted-login', 'headless/src/features/social-login'],
  ],
  [
    'Calls of other origins, and cookies of strangers',
    [
      'headless/src/server/foreign-calls.test.ts',
      'headless/src/server/believed-cookies.test.ts',
      'headless/src/server/attempt-cookie.test.ts',
    ],
  ],
  [
    'Sealed sessions that were changed',
    [
      'headless/src/server/seal.test.ts',
      'headless/src/server/settings.test.ts',
      'headless/src/server/session-cookie.test.ts',
    ],
  ],
  [
    'Documents of a provider with active content',
    ['headless/src/server/active-content.test.ts', 'headless/src/server/documents-only.test.ts'],
  ],
  ['Secrets in logs, errors and state', ['headless/src/server/redact.test.ts']],
  [
    'Styles and names of a tenant as code',
    ['ui-kit/src/theme/safe-value.test.ts', 'ui-kit/src/theme/metadata-look.test.ts'],
  ],
  ['Calls of the provider of the tests with hostile input', ['providers/emulator/src/calls/hostile.test.ts']],
]
const inBrowser = /** @type {const} */ ([
  ['A page whose styles and globals are hostile', 'test/e2e/hostile-page.test.ts'],
  ['Every text that is markup', 'test/e2e/strings-are-text.test.ts'],
])

/** @type {import('./part.mjs').Part} */
export const attacks = {
  id: 'attacks',
  title: 'Attacks',
  commands: ['npm run proof -- --only attacks'],
  method: 'Tests that play the attacker. Several draw their inputs at random, by a seed.',
  async measure(place) {
    const gone = [...attempts.flatMap(([, paths]) => paths), ...inBrowser.map(([, path]) => path)].filter(
      (path) => !existsSync(join(place.root, path)),
    )
    if (gone.length > 0) throw new Error(`No such tests: ${gone}`)
    const paths = attempts.flatMap(([, all]) => all)
    const { files } = await runSuite(place, ['--project', 'unit', '--project', 'dom', ...paths])
    const browser = await runSuite(place, [
      '--config',
      'test/e2e/vitest.config.ts',
      ...inBrowser.map(([, path]) => path),
    ])
    const rows = [
      ...attempts.map(([what, own]) => ({
        what,
        own: files.filter(({ path }) => own.some((one) => path.startsWith(one))),
      })),
      ...inBrowser.map(([what, own]) => ({ what, own: browser.files.filter(({ path }) => path === own) })),
    ].map(({ what, own }) => {
      const { passed, failed } = sumOf(own)
      return [what, passed, failed]
    })
    return { sentences: [], tables: [{ columns: ['Tried', 'Refused (tests)', 'Failed'], rows }] }
  },
}
