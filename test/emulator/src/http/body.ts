import { malformed } from './errors.ts'

/** The members of a request's JSON body. */
export type Body = Readonly<Record<string, unknown>>

/** A text the request must hold. */
export function text(body: Body, name: string): string {
  const value = body[name]
  if (typeof value === 'string' && value !== '') return value
  throw malformed(`${name} is missing`)
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

/** One of a few texts, which the request must hold. */
export function oneOf<Value extends string>(body: Body, name: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === body[name])
  if (found !== undefined) return found
  throw malformed(`${name} must be one of ${values.join(', ')}`)
}

/** The JSON body of a request; an absent one is empty. A form is refused even when it is empty. */
export async function readBody(request: Request): Promise<Body> {
  const written = await request.text()
  const type = request.headers.get('content-type')
  if (type === null && written === '') return {}
  if (!/^application\/json\s*(?:;|$)/i.test(type ?? '')) throw malformed('The body must be sent as application/json')
  if (written === '') return {}
  try {
    const body: unknown = JSON.parse(written)
    if (isBody(body)) return body
  } catch {}
  throw malformed('The body is not a JSON object')
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
