/** A cell of CSV. */
export interface CsvCell {
  readonly text: string
  /** The sign before it in its line; empty for the first one. */
  readonly before: '' | ',' | ';' | '\t'
}

/** A line of CSV, or several if a cell has line breaks. */
export interface CsvRecord {
  /** The first line is 1. */
  readonly line: number
  readonly raw: string
  readonly cells: readonly CsvCell[]
}

/** The records of CSV without the empty ones. A line break within quotes is part of its cell. */
export function recordsOf(text: string): readonly CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
  const records: CsvRecord[] = []
  // The places of quotes that nothing closes: they are texts.
  const unclosed = new Set<number>()
  let cells: CsvCell[] = []
  let cell = ''
  let isBlank = true
  let isQuoted = false
  let before: CsvCell['before'] = ''
  let line = 1
  let first = { line, at: 0 }
  let opened = 0
  let at = 0
  for (; at <= source.length; at++) {
    const char = source[at]
    if (char === '\n') line++
    if (isQuoted && char !== undefined) {
      isBlank = false
      if (char !== '"') cell += char
      else if (source[at + 1] === '"') cell += source[++at]
      // Behind a quote that closes several lines is the end of the cell; else it opens another one (RFC 4180).
      else if (cell.includes('\n') && !/[^\S\n]*(?:[,，、;；\t\n]|$)/y.test(source.slice(at + 1, at + 50))) readAgain()
      else isQuoted = false
    } else if (char === '"' && isBlank && !unclosed.has(at)) {
      cell = ''
      isQuoted = true
      opened = at
    } else if (isQuoted) {
      readAgain()
    } else if (char === '\n' || char === undefined) {
      cells.push({ text: cell.trim(), before })
      if (cells.some((one) => one.text !== '')) {
        records.push({ line: first.line, raw: source.slice(first.at, at).trim(), cells })
      }
      cells = []
      cell = ''
      isBlank = true
      before = ''
      first = { line, at: at + 1 }
    } else {
      const separator = separators[char]
      if (separator) {
        cells.push({ text: cell.trim(), before })
        cell = ''
        isBlank = true
        before = separator
      } else {
        cell += char
        isBlank &&= char.trim() === ''
      }
    }
  }
  return records

  /** Reads the record again, with the quote that opened last as a text. */
  function readAgain() {
    unclosed.add(opened)
    line = first.line
    at = first.at - 1
    cells = []
    cell = ''
    isBlank = true
    isQuoted = false
    before = ''
  }
}

/** The signs between cells, also as keyboards for Chinese and Japanese type them. */
const separators: Readonly<Record<string, ',' | ';' | '\t'>> = {
  ',': ',',
  '\uff0c': ',',
  '\u3001': ',',
  ';': ';',
  '\uff1b': ';',
  '\t': '\t',
}
