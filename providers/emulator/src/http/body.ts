import { malformed, tooLarge } from './errors.ts'
import { isRecord, readJson } from './json.ts'
import { shownName } from './shown-name.ts'

/** The members of a request's JSON body. */
export type Body = Readonly<Record<string, unknown>>

/** A text the request must hold. */
export function text(body: Body, name: string): string {
  const value = body[name]
  if (typeof value === 'string' && value !== '') return value
  throw malformed(`${name} is missing`)
}

/** A name that the request must hold, on one line. Refuses one of which nothing can be seen. */
export function visibleName(body: Body, member: string): string {
  const shown = shownName(text(body, member))
  if (shown !== '') return shown
  throw malformed(`${member} is missing`)
}

/** A name that the request may hold, as {@link visibleName} reads it. One that is left out is `undefined`. */
export function optionalVisibleName(body: Body, member: string): string | undefined {
  return optionalText(body, member) === undefined ? undefined : visibleName(body, member)
}

/** A text the request may hold. */
export function optionalText(body: Body, name: string): string | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  throw malformed(`${name} must be a text`)
}

/** A yes or no the request may hold. */
export function flag(body: Body, name: string): boolean {
  const value = body[name] ?? false
  if (typeof value === 'boolean') return value
  throw malformed(`${name} must be true or false`)
}

/** A whole number the request must hold, within limits. */
export function integer(body: Body, name: string, least: number, most: number): number {
  const value = body[name]
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw malformed(`${name} must be a whole number from ${least} to ${most}`)
}

/** A list of texts that the request must hold. */
export function texts(body: Body, name: string): readonly string[] {
  const value: unknown = body[name]
  if (Array.isArray(value) && value.every((one): one is string => typeof one === 'string')) return value
  throw malformed(`${name} must be a list of texts`)
}

/** An object the request may hold. */
export function optionalMembers(body: Body, name: string): Body | undefined {
  const value = body[name]
  if (value === undefined || isRecord(value)) return value
  throw malformed(`${name} must be an object`)
}

/** The same members. Refuses any but those named, which would be passed over in silence. */
export function only(body: Body, names: readonly string[]): Body {
  const stranger = Object.keys(body).find((name) => !names.includes(name))
  if (stranger === undefined) return body
  throw malformed(`${stranger} is unknown here: there may be ${names.join(', ') || 'nothing more'}`)
}

/** One of a few texts, which the request must hold. */
export function oneOf<Value extends string>(body: Body, name: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === body[name])
  if (found !== undefined) return found
  throw malformed(`${name} must be one of ${values.join(', ')}`)
}

/** The fields of a form, each once. Refuses what is no form, or longer than `most` bytes. */
export async function readForm(request: Request, most = mostBytes): Promise<URLSearchParams> {
  if (!isForm(request)) throw malformed('The body must be sent as application/x-www-form-urlencoded')
  return new URLSearchParams(await readText(request, most))
}

/** The bytes of a file in a form. Refuses another body, a form without the file, and a file of more than `most` bytes. */
export async function readFile(request: Request, name: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw malformed('The body must be sent as multipart/form-data')
  const bytes = await readBytes(request, most + mostAroundFile)
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  const file = form?.get(name)
  // In jsdom `Blob` is not the class of what Node reads.
  if (typeof file !== 'object' || file === null) throw malformed(`${name} must be a file`)
  if (file.size > most) throw tooLarge(most)
  return new Uint8Array(await file.arrayBuffer())
}

/** The content type of a request is a form. */
export function isForm({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
}

/**
 * The JSON body of a request; an absent one is empty. A form is refused even when it is empty, and what is longer than
 * `most` bytes before it is read.
 */
export async function readBody(request: Request, most = mostBytes): Promise<Body> {
  const written = await readText(request, most)
  const type = request.headers.get('content-type')
  if (type === null && written === '') return {}
  if (!/^application\/json\s*(?:;|$)/i.test(type ?? '')) throw malformed('The body must be sent as application/json')
  if (written === '') return {}
  const body = readJson(written)
  if (isRecord(body)) return body
  throw malformed('The body is not a JSON object')
}

/** The text of a request's body. Refuses more than `most` bytes before they are read. */
export async function readText(request: Request, most = mostBytes): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, most))
}

const mostBytes = 2 ** 20
/** The boundaries and headers of a form. */
const mostAroundFile = 4096

/** Reads no further than it must: a stream may have no end. */
async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > most) throw tooLarge(most)
  // Some browsers know no stream of a request; what it holds is in their memory already.
  const chunks = request.body?.getReader() ?? readerOf(new Uint8Array(await request.arrayBuffer()))
  const read: Uint8Array[] = []
  let size = 0
  for (let { done, value } = await chunks.read(); !done; { done, value } = await chunks.read()) {
    if (!value) continue
    size += value.length
    if (size > most) throw tooLarge(most)
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
  return { read: async () => ({ done: chunks.length === 0, value: chunks.shift() }) }
}
