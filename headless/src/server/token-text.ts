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
 * encrypted one. Their dots may be encoded. Reads each character a limited number of times.
 *
 * @see RFC 7515, section 7.1, and RFC 7516, section 7.1
 */
export function* tokensWithin(text: string): Generator<FoundToken> {
  for (const { index, 0: run } of text.matchAll(/(?:[\w.-]|%2e)+/gi)) {
    // Parts are at even places, the dots between them at odd ones.
    const parts = run.split(/(\.|%2e)/i)
    let from = index
    for (let at = 0; at < parts.length; at += 2) {
      const part = parts[at] ?? ''
      const start = at < parts.length - 4 && parts[at + 2] ? headerStart(part) : null
      const count = start === null ? 1 : isEncrypted(part.slice(start)) ? 5 : 3
      const whole = parts.slice(at, at + 2 * count - 1).join('')
      if (start !== null) yield { index: from + start, 0: whole.slice(start) }
      at += 2 * (count - 1)
      from += whole.length + (parts[at + 1]?.length ?? 0)
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
  for (const { index: found } of part.slice(tail).matchAll(openings)) {
    if (tries++ === mostTries) return null
    const start = tail + found
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
const mostTries = 16
/** A brace in base64url, before a quote or white space. */
const openings = /e(?:yJ|yA|wo|w0|wk)/g
