import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/reference/pages.mjs'
import { openAcrOf, readCriteria } from '../bench/proof/accessibility.mjs'
import { markdownOf } from '../bench/proof/page.mjs'

/** The criteria of WCAG 2.2, of which 4.1.1 is gone. */
const ofWcag = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}
const levels = ['supports', 'partially-supports', 'does-not-support', 'not-applicable']

describe('the accessibility report', () => {
  const criteria = readCriteria(root)

  it.each(['A', 'AA'] as const)('the report has each criterion of level %s once', (level) => {
    expect(Object.keys(criteria[level])).toEqual(ofWcag[level].split(' '))
  })

  it('each claim has a level, a remark, and tests that exist', () => {
    const claims = Object.values(criteria).flatMap((chapter) => Object.entries(chapter))
    const faults = claims.flatMap(([number, { level, note, tests = [] }]) => [
      ...(levels.includes(level) ? [] : [`${number} has the level ${level}`]),
      ...(note.length > 0 ? [] : [`${number} has no remark`]),
      ...tests.filter((path) => !existsSync(join(root, path))).map((path) => `${number} names ${path}`),
    ])
    expect(faults).toEqual([])
  })

  it('a program reads each claim in the OpenACR format', () => {
    const { chapters } = openAcrOf(criteria, '1.0.0')
    expect(chapters.success_criteria_level_aa.criteria).toContainEqual({
      num: '1.4.5',
      components: [{ name: 'web', adherence: { level: 'supports', notes: 'None but the logo of a tenant.' } }],
    })
  })
})

describe('the page of the proof', () => {
  it('a cell of the page of the proof is text, whatever code it quotes', () => {
    const part = { id: 'lines', title: 'Lines', commands: ['npm run lines'], method: 'Lines are read.' }
    const tables = [{ columns: ['Line'], rows: [['<p title="a | b">{{ c }}</p>']] }]
    const measured = { measuredOn: '2026-01-01', commit: 'abc', machine: 'One', sentences: [], tables }
    const text = markdownOf('1.0.0', [{ ...part, measure: async () => measured }], { lines: measured })
    expect(text).toContain('| &lt;p title="a \\| b">&#123;{ c }}&lt;/p> |')
  })

  it('the page of the proof has a section with a command for each part', () => {
    const text = readFileSync(join(root, 'docs/proof.md'), 'utf8')
    const sections = text.split('\n## ').slice(1)
    expect(sections).toHaveLength(9)
    expect(sections.filter((section) => !section.includes('`npm run '))).toEqual([])
  })
})
