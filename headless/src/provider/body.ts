import { isRecord } from '../core/record.ts'
import { filePaths, formPaths } from './access.gen.ts'
import type { Operation } from './match.ts'
import { malformed, tooLarge } from './refusal.ts'

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

/**
 * Reads the body of a request: a form where the contract has one, else a JSON object. A request without a body has an empty
 * one. A body of another content type is refused: a form of any page is sent without asking.
 */
export async function readBody(request: Request, { method, path }: Operation): Promise<object> {
  if (method === 'get') return {}
  const type = request.headers.get('content-type') ?? ''
  if (filePaths.includes(path)) return formOf(await readBytes(request, mostBytes.file), type)
  const written = await readText(request)
  if (isOf(type, 'application/x-www-form-urlencoded') && formPaths.includes(path))
    return Object.fromEntries(new URLSearchParams(written))
  if (written === '' && type === '') return {}
  if (!isOf(type, 'application/json')) throw malformed('The body must be sent as application/json')
  if (written === '') return {}
  const body = parsed(written)
  if (isRecord(body) && isShallow(body, deepest)) return body
  throw malformed('The body is not a JSON object')
}

/**
 * Returns the text of a request's body, such as of a webhook beside the contract. Refuses with 413 more than `most` bytes
 * before they are read. Default: a mebibyte.
 */
export async function readText(request: Request, most: number = mostBytes.other): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, most))
}

/** The most bytes of a body with a file, and of any other. */
const mostBytes = { file: 10 * 2 ** 20, other: 2 ** 20 }

/** Reads no further than it must: a stream may have no end. */
async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > most) throw tooLarge(most)
  // Some browsers expose no stream of a request: its bytes are in memory already.
  const chunks = request.body?.getReader() ?? readerOf(new Uint8Array(await request.arrayBuffer()))
  const read: Uint8Array[] = []
  let size = 0
  for (let { done, value } = await chunks.read(); !done; { done, value } = await chunks.read()) {
    if (!value) continue
    size += value.length
    if (size > most) {
      await chunks.cancel()
      throw tooLarge(most)
    }
    read.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of read) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function readerOf(bytes: Uint8Array) {
  const chunks = [bytes]
  return { read: async () => ({ done: chunks.length === 0, value: chunks.shift() }), cancel: async () => {} }
}

function isOf(type: string, wanted: string): boolean {
  return type.split(';', 1)[0]?.trim().toLowerCase() === wanted
}

async function formOf(sent: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
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
    return undefined
  }
}

/** A recursive walk over more levels could overflow the stack. */
const deepest = 64

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1))
}
