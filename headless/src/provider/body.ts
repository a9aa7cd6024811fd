import { isRecord } from '../core/record.ts'
import { malformed } from './refusal.ts'

/** A received body: members by the contract's names, values unchecked. */
export type Received<Body> = Body extends FormData ? FormData : { readonly [Name in keyof Body]?: unknown }

/** Returns a text of a body without the spaces around it. Refuses with 400 if it is missing or empty. */
export function text<Body>(body: Body, name: keyof Body & string): string {
  const value: unknown = body[name]
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  throw malformed(`${name} is missing`)
}

/** Returns a flag of a body. Refuses with 400 if it is neither `true` nor `false`. */
export function flag<Body>(body: Body, name: keyof Body & string): boolean {
  const value: unknown = body[name]
  if (typeof value === 'boolean') return value
  throw malformed(`${name} must be true or false`)
}

/** Returns a whole number of a body. Refuses with 400 if it is none, or outside of `least` to `most`. */
export function integer<Body>(body: Body, name: keyof Body & string, least: number, most: number): number {
  const value: unknown = body[name]
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw malformed(`${name} must be a whole number from ${least} to ${most}`)
}

/** Returns a list of texts of a body, such as ids. Refuses with 400 if it is none. */
export function texts<Body>(body: Body, name: keyof Body & string): readonly string[] {
  const value: unknown = body[name]
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value
  throw malformed(`${name} must be a list of texts`)
}

/** Reads the body of a request: a form, or a JSON object. A request without a body has an empty one. */
export async function readBody(request: Request): Promise<object> {
  if (request.method === 'GET') return {}
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return formOf(request)
  const sent = await request.text()
  if (sent === '') return {}
  const body = parsed(sent)
  if (isRecord(body)) return body
  throw malformed('The body must be a JSON object')
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw malformed('The form cannot be read')
  }
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    throw malformed('The body is no JSON')
  }
}
