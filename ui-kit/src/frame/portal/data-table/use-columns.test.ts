import { describe, expect, it } from 'vitest'
import { fitting, type SizedColumn, tracksOf } from './use-columns.ts'

const both = { hasSelection: true, hasMenu: true }
const people: readonly SizedColumn[] = [
  { isRowHeader: true, width: 'minmax(12.75rem, 2.2fr)' },
  { isRowHeader: false, width: 'minmax(12.75rem, 1fr)', priority: 2 },
  { isRowHeader: false, width: 'minmax(6.25rem, 1fr)', priority: 2 },
  { isRowHeader: false, width: 'minmax(6.5rem, 1fr)', priority: 3 },
  { isRowHeader: false, width: '7.75rem', priority: 3 },
]

/** The part of the row that the tracks require at most. */
function sharesOf(tracks: string): number {
  return [...tracks.matchAll(/\) \* (0\.\d+|1)\)/g)].reduce((sum, [, share]) => sum + Number(share), 0)
}

describe('the widths of columns', () => {
  it.each(['9rem', '144px', '40ch', 'minmax(90rem, 1fr)', '80%', 'minmax(min(60rem, 90%), 2fr)'])(
    'the tracks with a column of %s require no more than the row at any priority',
    (width) => {
      const columns = [...people, { isRowHeader: false, width, priority: 1 } as const]
      for (const priority of [1, 2, 3, 4]) {
        const tracks = tracksOf(columns, priority, both)
        expect(sharesOf(tracks)).toBeLessThanOrEqual(1)
        const rest = tracks
          .replaceAll(/minmax\(min\(.+?edge\)\) \* (?:0\.\d+|1)\)\), .+?\)(?= |$)/g, '')
          .replaceAll('var(--_portico-edge)', '')
        expect(rest.replaceAll(/minmax\(0, [\d.]+fr\)/g, '').trim()).toBe('')
      }
    },
  )

  it.each(['auto', 'max-content', 'fit-content(20rem)', undefined])('a column of %s takes what is left', (width) => {
    expect(tracksOf([{ isRowHeader: false, width }], 4, { hasSelection: false, hasMenu: false })).toBe('minmax(0, 1fr)')
  })

  it('a column that does not fit beside the others leaves earlier, and the others stay', () => {
    const prioritiesWith = (width: string, priority: 2 | 3) =>
      fitting([...people, { isRowHeader: false, width, priority }]).map((column) => column.priority)
    expect(prioritiesWith('9rem', 3)).toEqual([undefined, 2, 2, 3, 3, 3])
    expect(prioritiesWith('30rem', 3)).toEqual([undefined, 2, 2, 3, 3, 4])
    expect(prioritiesWith('30rem', 2)).toEqual([undefined, 2, 2, 3, 3, 4])
    expect(prioritiesWith('400px', 2)).toEqual([undefined, 2, 2, 3, 3, 4])
  })
})
