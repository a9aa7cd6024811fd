import { base64url } from 'jose'
import { isRecord } from '../core/record.ts'
import { parsed } from '../http/body.ts'

/** A token in a text. */
export interface FoundToken {
  readonly index: number
  readonly 0: string
}

/**
 * Finds the JSON Web Tokens in a text by their form: a header that is JSON in base64url, and two more parts, or four of an
 * encrypted one. Reads each character a limited number of times.
 *
 * @see RFC 7515, section 7.1, and RFC 7516, section 7.1
 */
export function* tokensWithin(text: string): Generator<FoundToken> {
  for (const { index, 0: run } of text.matchAll(/[\w.-]+/g)) {
    const parts = run.split('.')
    let from = index
    for (let at = 0; at < parts.length - 2; at++) {
      const part = parts[at] ?? ''
      const start = headerStart(part)
      if (start === null || !parts[at + 1]) {
        from += part.length + 1
        continue
      }
      const count = Math.min(parts.length - at, isEncrypted(part.slice(start)) ? 5 : 3)
      const whole = parts.slice(at, at + count).join('.')
      yield { index: from + start, 0: whole.slice(start) }
      from += whole.length + 1
      at += count - 1
    }
  }
}

/** `true` for a text that is a token and nothing else. */
export function isWholeToken(text: string): boolean {
  const { value } = tokensWithin(text).next()
  return value?.[0] === text
}

/** Where the header begins in a part of a text. Something may be before it, such as the name of a cookie. */
function headerStart(part: string): number | null {
  if (!part.includes('e')) return null
  const tail = Math.max(0, part.length - longestHeader)
  let tries = 0
  for (const { index: found, 1: before = '' } of part.slice(tail).matchAll(/(^|[^A-Za-z\d])e[wy]/g)) {
    if (tries++ === mostTries) return null
    const start = tail + found + before.length
    if (headerIn(part.slice(start)) !== null) return start
  }
  return null
}

function isEncrypted(header: string): boolean {
  return typeof headerIn(header)?.['enc'] === 'string'
}

function headerIn(part: string): Readonly<Record<string, unknown>> | null {
  if (part.length < shortestHeader) return null
  try {
    const header = parsed(new TextDecoder().decode(base64url.decode(part)))
    return isRecord(header) ? header : null
  } catch {
    return null
  }
}

const longestHeader = 8192
/** `{"alg":""}` in base64url. */
const shortestHeader = 14
const mostTries = 4
