// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/**
 * The claim for a criterion of WCAG 2.2.
 *
 * @typedef {object} Criterion
 * @property {string} name
 * @property {'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable'} level
 * @property {string} note
 * @property {readonly string[]} [tests]
 *
 * @typedef {Readonly<Record<'A' | 'AA', Readonly<Record<string, Criterion>>>>} Criteria
 */

/** @type {import('./part.mjs').Part} */
export const accessibility = {
  id: 'accessibility',
  title: 'Conformance with WCAG 2.2, A and AA',
  commands: ['npm run proof -- --only accessibility'],
  method:
    'The claim for each criterion, with the tests that hold it on every change. The same report is written in the OpenACR format. What no one tried is listed in [Accessibility](accessibility.md#what-was-not-tried).',
  async measure({ root, output }) {
    const criteria = readCriteria(root)
    const all = Object.values(criteria).flatMap((chapter) => Object.entries(chapter))
    const { version } = JSON.parse(readFileSync(join(root, 'ui-kit/package.json'), 'utf8'))
    writeFileSync(join(output, 'openacr.yaml'), stringify(openAcrOf(criteria, version)))
    const count = (/** @type {Criterion['level']} */ level) => all.filter(([, one]) => one.level === level).length
    return {
      sentences: [
        `${all.length} criteria: ${count('supports')} supported, ${count('partially-supports')} in part, ${count('does-not-support')} not, ${count('not-applicable')} do not apply.`,
      ],
      tables: [
        {
          columns: ['Criterion', 'Level', 'Remark', 'Held by'],
          rows: all.map(([number, { name, level, note, tests = [] }]) => [
            `${number} ${name}`,
            level.replaceAll('-', ' '),
            note,
            tests.map((path) => `\`${path}\``).join(', '),
          ]),
        },
      ],
    }
  },
}

/** Reads the claims. @param {string} root @returns {Criteria} */
export function readCriteria(root) {
  return parse(readFileSync(join(root, 'docs/proof/criteria.yaml'), 'utf8'))
}

/**
 * The report of an application of the kit, as a program reads it.
 *
 * @see https://github.com/GSA/openacr
 * @param {Criteria} criteria
 * @param {string} version
 */
export function openAcrOf(criteria, version) {
  const chapterOf = (/** @type {'A' | 'AA'} */ level) => ({
    criteria: Object.entries(criteria[level]).map(([num, { level: adherence, note, tests = [] }]) => ({
      num,
      components: [
        {
          name: 'web',
          adherence: { level: adherence, notes: [note, ...tests.map((path) => `Test: ${path}`)].join(' ') },
        },
      ],
    })),
  })
  return {
    title: 'Accessibility conformance report of the Portico UI kit',
    product: { name: '@portico/ui-kit', version, description: 'Screens for signing in and for administration' },
    author: { name: 'The Portico project', email: 'accessibility@portico.example' },
    evaluation_methods_used:
      'Automated tests in Chromium on every change: axe, keyboard, contrast as painted, announcements. See docs/accessibility.md.',
    notes: 'NVDA, JAWS, VoiceOver and TalkBack were not tried. No people with disabilities took part.',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: { success_criteria_level_a: chapterOf('A'), success_criteria_level_aa: chapterOf('AA') },
  }
}
