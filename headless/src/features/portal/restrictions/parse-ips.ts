import { plainDigits } from '../../../core/plain-digits.ts'
import { visibleText } from '../../../core/visible-text.ts'
import { isIpRange, rangeKey } from './ip-range.ts'
import type { NewIpRestriction } from './types.ts'

/** A line of pasted text that gives no address. */
export interface IpFault {
  /** The first line is 1. */
  readonly line: number
  readonly text: string
  /**
   * `no-address`: it does not begin with an address, or an address is within its note, where it would be hidden. `twice`: an earlier
   * line has the address.
   */
  readonly reason: 'no-address' | 'twice'
}

/** The addresses of pasted text. */
export interface ParsedIps {
  readonly entries: readonly NewIpRestriction[]
  readonly faults: readonly IpFault[]
}

/**
 * Reads addresses and networks from pasted text: one a line with a note behind it, or several a line. Commas, semicolons, tabs
 * or spaces separate them; behind a comma, a semicolon or a tab each may have a note of its own. A `#` may begin the note.
 */
export function parseIps(text: string): ParsedIps {
  const entries = new Map<string, NewIpRestriction>()
  const faults: IpFault[] = []
  for (const [at, raw] of text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/).entries()) {
    const shown = raw.trim()
    const { found, unread } = entriesIn(visibleText(shown).trim())
    faults.push(...unread.map((text) => ({ line: at + 1, text, reason: 'no-address' as const })))
    for (const entry of found) {
      const key = rangeKey(entry.ip) ?? entry.ip
      if (entries.has(key)) faults.push({ line: at + 1, text: entry.ip, reason: 'twice' })
      else entries.set(key, entry)
    }
  }
  return { entries: [...entries.values()], faults }
}

interface LineEntries {
  readonly found: readonly NewIpRestriction[]
  readonly unread: readonly string[]
}

/** The entries of a line. Nothing of it is read if one of its parts cannot be: a network must not be hidden in a note. */
function entriesIn(line: string): LineEntries {
  const found: NewIpRestriction[] = []
  const unread = { found: [], unread: [line] }
  for (const { text, separator, isQuoted } of partsOf(line)) {
    const words = text.split(/\s+/).filter(Boolean)
    const ips = words.map(plainIp)
    const last = found.at(-1)
    if (words.length === 0) continue
    if (ips.every(isIpRange)) found.push(...ips.map((ip) => ({ ip })))
    else if (!isQuoted && isIpRange(ips[0] ?? '')) {
      if (ips.slice(1).some(looksLikeIp)) return unread
      found.push({ ip: ips[0] ?? '', ...noteOf(text.slice(text.indexOf(words[0] ?? '') + (words[0] ?? '').length)) })
    } else {
      if (!last || (!isQuoted && ips.some(looksLikeIp))) return unread
      found[found.length - 1] = withNote(last, text, separator)
    }
  }
  return { found, unread: [] }
}

/** A typed address or network as it is sent: without characters that show nothing, its signs plain. */
export function plainIp(typed: string): string {
  return plainDigits(visibleText(typed)).trim()
}

/** `true` for a network, with or without signs around it, and for a text in the form of one that is not valid. */
function looksLikeIp(word: string): boolean {
  // No address is as long, and the patterns below take long for a longer text.
  if (word.length > 100) return false
  const text = word.replace(/^[^\w:]+|[^\w:]+$/g, '')
  return isIpRange(text) || /^\d+(?:\.\d+){2,}/.test(text) || /^[\da-f]*(?::[\da-f]*){2,}(?:[/\]].*)?$/i.test(text)
}

function withNote(entry: NewIpRestriction, text: string, separator: string): NewIpRestriction {
  const { description: note } = noteOf(text)
  if (note === undefined) return entry
  return { ...entry, description: entry.description === undefined ? note : `${entry.description}${separator} ${note}` }
}

function noteOf(text: string): { readonly description?: string } {
  const note = text.replace(/^[\s#]+/, '').trim()
  return note === '' ? {} : { description: note }
}

/** The parts of a line between commas, semicolons and tabs, with the sign before each. Quotes hold a part together. */
function partsOf(line: string) {
  const parts = [
    ...line.matchAll(/([,;\t\uff0c\uff1b\u3001]|^)(?:\s*"([^"]*)"\s*(?=[,;\t]|$)|([^,;\t\uff0c\uff1b\u3001]*))/g),
  ]
  return parts.map(([, separator = '', quoted, plain = '']) => ({
    text: quoted ?? plain,
    separator: separator.trim(),
    isQuoted: quoted !== undefined,
  }))
}
