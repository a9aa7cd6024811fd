import { describe, expect, it } from 'vitest'
import { readPages } from '../../scripts/reference/pages.mjs'
import { decisionsWrong } from './decisions.ts'

const folder = 'docs/decisions/'
const pages = readPages().filter(({ path }) => path.startsWith(folder))
const index = pages.find(({ path }) => path === `${folder}README.md`)?.text ?? ''
const areas = pages.filter(({ path }) => path !== `${folder}README.md`)

describe('the pages of decisions', () => {
  it('give a decision, a reason and the rejected ways in each entry', () => {
    expect(areas.length).toBeGreaterThan(10)
    expect(areas.flatMap(decisionsWrong)).toEqual([])
  })

  it('the pages of decisions are all linked from their index', () => {
    expect(areas.filter(({ path }) => !index.includes(`](${path.slice(folder.length)})`))).toEqual([])
  })
})

describe('a page of decisions', () => {
  const entry = (...lines: readonly string[]) => ({
    path: 'docs/decisions/planted.md',
    text: ['# Decisions', '', '## Group', '', '### Doors open', '', ...lines].join('\n'),
  })

  it('a page of decisions may group its entries', () => {
    expect(decisionsWrong(entry('- **Decision.** A.', '- **Why.** B.', '- **Rejected.** C.'))).toEqual([])
  })

  it('fails if an entry has no reason', () => {
    expect(decisionsWrong(entry('- **Decision.** A.', '- **Rejected.** C.'))).toEqual([
      'docs/decisions/planted.md: Doors open: needs Decision, Why, Rejected',
    ])
  })

  it('fails without an entry', () => {
    expect(decisionsWrong(entry())).toEqual(['docs/decisions/planted.md: no decision'])
  })
})
