import { malformed, readText, tooLarge } from '@portico/headless/provider'
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
export async function readForm(request: Request, most?: number): Promise<URLSearchParams> {
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')
  if (!isForm) throw malformed('The body must be sent as application/x-www-form-urlencoded')
  return new URLSearchParams(await readText(request, most))
}

/** The bytes of a file in a form. Refuses a form without the file, and a file of more than `most` bytes. */
export async function readFile(form: object, name: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  // In jsdom `FormData` and `Blob` are not the classes of what Node reads.
  const file = 'get' in form && typeof form.get === 'function' ? form.get(name) : null
  if (typeof file !== 'object' || file === null) throw malformed(`${name} must be a file`)
  if (file.size > most) throw tooLarge(most)
  return new Uint8Array(await file.arrayBuffer())
}

/** The JSON body of a request beside the contract, in which an absent one is empty. Refuses more than `most` bytes. */
export async function readBody(request: Request, most?: number): Promise<Body> {
  const written = await readText(request, most)
  const type = request.headers.get('content-type')
  if (written !== '' && !/^application\/json\s*(?:;|$)/i.test(type ?? ''))
    throw malformed('The body must be sent as application/json')
  const body = readJson(written || '{}')
  if (isRecord(body)) return body
  throw malformed('The body is not a JSON object')
}
