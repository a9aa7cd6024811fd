import { isRecord } from '../core/record.ts'
import { malformed, Refusal } from './refusal.ts'

/** A received body: members by the contract's names, values unchecked. */
export type Received<Body> = Body extends FormData ? FormData : { readonly [Name in keyof Body]?: unknown }

/** The names of the members of a body, of each one if it is one of several. */
export type NameIn<Body> = Body extends unknown ? keyof Body & string : never

/** Returns a text of a body without the spaces around it. Refuses with 400 if it is missing or empty. */
export function text<Body>(body: Body, name: NameIn<Body>): string {
  const value = valueIn(body, name)
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  throw malformed(`${name} is missing`)
}

/** Returns a text of a body as it is, with its spaces, such as a password. Refuses with 400 if it is missing or empty. */
export function secret<Body>(body: Body, name: NameIn<Body>): string {
  const value = valueIn(body, name)
  if (typeof value === 'string' && value !== '') return value
  throw malformed(`${name} is missing`)
}

/** Returns a flag of a body. Refuses with 400 if it is neither `true` nor `false`. */
export function flag<Body>(body: Body, name: NameIn<Body>): boolean {
  const value = valueIn(body, name)
  if (typeof value === 'boolean') return value
  throw malformed(`${name} must be true or false`)
}

/** Returns a whole number of a body. Refuses with 400 if it is none, or outside of `least` to `most`. */
export function integer<Body>(body: Body, name: NameIn<Body>, least: number, most: number): number {
  const value = valueIn(body, name)
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw malformed(`${name} must be a whole number from ${least} to ${most}`)
}

/** Returns a list of texts of a body, such as ids. Refuses with 400 if it is none. */
export function texts<Body>(body: Body, name: NameIn<Body>): readonly string[] {
  const value = valueIn(body, name)
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value
  throw malformed(`${name} must be a list of texts`)
}

/** The most bytes of a body with a file, and of any other. */
const mostBytes = { file: 10_000_000, other: 1_000_000 }

/** Reads the body of a request: a form, or a JSON object. A request without a body has an empty one. */
export async function readBody(request: Request, isFile: boolean): Promise<object> {
  if (request.method === 'GET') return {}
  const sent = await sentBy(request, isFile ? mostBytes.file : mostBytes.other)
  const type = request.headers.get('content-type') ?? ''
  if (isFile) return formOf(sent, type)
  const written = await sent.text()
  if (written === '') return {}
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return Object.fromEntries(new URLSearchParams(written))
  const body = parsed(written)
  if (isRecord(body)) return body
  throw malformed('The body must be a JSON object')
}

async function sentBy({ body }: Request, most: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > most) {
      await reader?.cancel()
      throw new Refusal(413, 'ER-REQUEST-TOO-LARGE', `The request is too large: ${most} bytes are the most`)
    }
    chunks.push(part.value)
  }
  return new Blob(chunks)
}

async function formOf(sent: Blob, type: string): Promise<FormData> {
  try {
    return await new Response(sent, {
      headers: { 'content-type': type.replace(/^[^;]+/, (kind) => kind.toLowerCase()) },
    }).formData()
  } catch {
    throw malformed('The body must be a form with a file')
  }
}

function valueIn(body: unknown, name: string): unknown {
  return isRecord(body) ? body[name] : undefined
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    throw malformed('The body is no JSON')
  }
}
