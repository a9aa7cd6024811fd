import { isRecord, readJson } from '../../http/json.ts'

/** The parts of an id token. None of it is verified. */
export interface ReadIdToken {
  readonly header: Readonly<Record<string, unknown>>
  readonly claims: Readonly<Record<string, unknown>>
}

/** Reads an id token without a check. Parts that cannot be read are empty. */
export function readIdToken(token: string): ReadIdToken {
  const [header = '', claims = ''] = token.split('.').map(partOf)
  return { header: recordIn(header), claims: recordIn(claims) }
}

function partOf(part: string): string {
  try {
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)))
  } catch {
    return ''
  }
}

function recordIn(text: string): Readonly<Record<string, unknown>> {
  const value = readJson(text)
  return isRecord(value) ? value : {}
}
