import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { csvOf } from './area.ts'

/** Reads CSV by RFC 4180. */
function parsed(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

/** The pieces of a cell that begin like a formula, however a spreadsheet separates. */
const formulasIn = (text: string) => text.split(/[;|\t\r\n]/).filter((piece) => /^["\s]*[=+\-@]/.test(piece))

const cell = fc.oneof(
  fc.string(),
  fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string()).map((parts) => parts.join('')),
  fc.constantFrom('"', ',', '\r\n', '\n', ''),
  fc
    .tuple(fc.string(), fc.constantFrom(';', '\t', '\n', '\r\n', '; ', ';"'), fc.constantFrom('=1', '@A1', '+1'))
    .map((parts) => parts.join('')),
)
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))

describe('CSV', () => {
  it('a CSV text has no cell that a spreadsheet runs, and loses no text', () => {
    fc.assert(
      fc.property(table, ([heads = [], ...rows]) => {
        const bare = (cells: readonly string[]) => cells.map((text) => text.replaceAll("'", ''))
        const text = csvOf(heads, rows)
        expect(parsed(text).map(bare)).toEqual([heads, ...rows].map(bare))
        for (const row of parsed(text)) for (const one of row) expect(formulasIn(one)).toEqual([])
      }),
      { numRuns: runs(1000) },
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('begins %j with an apostrophe', (text) => {
    expect(parsed(csvOf([text], []))[0]?.[0]).toMatch(/^'/)
  })

  it('a CSV text begins with a byte order mark', () => {
    expect([...new TextEncoder().encode(csvOf(['a'], []))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  })

  it('a formula behind a separator or a line break of a cell begins with an apostrophe', () => {
    expect(parsed(csvOf(['x;=1', 'x\t=1', 'x\n=1', 'x; "=1'], []))).toEqual([["x;'=1", "x\t'=1", "x\n'=1", 'x;\' "=1']])
  })
})
