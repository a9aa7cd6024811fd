import { isIpRange, rangeKey } from './ip-range.ts'
import type { NewIpRestriction } from './types.ts'

/** A line of pasted text that gives no address. */
export interface IpFault {
  /** The first line is 1. */
  readonly line: number
  readonly text: string
  /** `no-address`: it does not begin with an address. `twice`: an earlier line has the address. */
  readonly reason: 'no-address' | 'twice'
}

/** The addresses of pasted text. */
export interface ParsedIps {
  readonly entries: readonly NewIpRestriction[]
  readonly faults: readonly IpFault[]
}

/**
 * Reads addresses and networks from pasted text: one a line with a note behind it, or several a line. Commas, semicolons, tabs
 * or spaces separate them. A `#` may begin the note.
 */
export function parseIps(text: string): ParsedIps {
  const entries = new Map<string, NewIpRestriction>()
  const faults: IpFault[] = []
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const shown = raw.trim()
    const found = entriesIn(shown)
    if (found.length === 0 && shown !== '') faults.push({ line: at + 1, text: shown, reason: 'no-address' })
    for (const entry of found) {
      const key = rangeKey(entry.ip) ?? entry.ip
      if (entries.has(key)) faults.push({ line: at + 1, text: entry.ip, reason: 'twice' })
      else entries.set(key, entry)
    }
  }
  return { entries: [...entries.values()], faults }
}

function entriesIn(line: string): readonly NewIpRestriction[] {
  const words = line.split(/[\s,;]+/).filter(Boolean)
  if (words.every(isIpRange)) return words.map((ip) => ({ ip }))
  const [first = ''] = words
  if (!isIpRange(first)) return []
  const description = line
    .slice(line.indexOf(first) + first.length)
    .replace(/^[\s,;#]+/, '')
    .replace(/^"(.*)"$/, '$1')
  return [{ ip: first, ...(description !== '' && { description }) }]
}
