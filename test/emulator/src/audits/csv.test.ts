import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../setup-seed.ts'
import { csvOf } from './csv.ts'

/** Reads CSV by RFC 4180. */
function parsed(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

const cell = fc.oneof(
  fc.string(),
  fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string()).map((parts) => parts.join('')),
  fc.constantFrom('"', ',', '\r\n', '\n', ''),
)
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))

describe('CSV', () => {
  it('a CSV text has no cell that a spreadsheet runs, and loses no text', () => {
    fc.assert(
      fc.property(table, ([heads = [], ...rows]) => {
        const harmless = [heads, ...rows].map((cells) => cells.map((text) => text.replace(/^(?=[=+\-@\t\r])/, "'")))
        expect(parsed(csvOf(heads, rows))).toEqual(harmless)
      }),
      { numRuns: runs(1000) },
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('begins %j with an apostrophe', (text) => {
    expect(parsed(csvOf([text], []))).toEqual([[`'${text}`]])
  })
})
