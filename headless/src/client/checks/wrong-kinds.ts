import { isRecord } from '../../core/record.ts'
import { unknownNames } from './nearest.ts'

/** The kind of a value, as `typeof` names it; `array` for a list. */
export type Kind = 'array' | 'boolean' | 'function' | 'number' | 'object' | 'string'

/** The kinds that a value may have, or the only texts that it may be. */
export type Accepted = readonly Kind[] | { readonly texts: readonly string[] }

/**
 * Returns a sentence for each value of another kind than the accepted ones. `of` is what the values belong to. An `undefined` is a value
 * left out, and so is a `null` in place of an object or a function. No value is repeated, because it may be a secret.
 */
export function wrongKinds(
  of: string,
  values: object,
  accepted: Readonly<Record<string, Accepted>>,
): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const wanted = Object.hasOwn(accepted, name) ? accepted[name] : undefined
    if (!wanted || value === undefined) return []
    if ('texts' in wanted) return wrongText(of, name, value, wanted.texts)
    const found = kindOf(value)
    const isNone = value === null && wanted.some((kind) => kind === 'object' || kind === 'function')
    if (isNone || wanted.some((kind) => kind === found)) return []
    return [`${name} of ${of} is ${worded(found)}, and must be ${wanted.map(worded).join(' or ')}`]
  })
}

function wrongText(of: string, name: string, value: unknown, texts: readonly string[]): readonly string[] {
  if (typeof value === 'string') return unknownNames(`${name} of ${of}`, [value], texts)
  return [`${name} of ${of} is ${worded(kindOf(value))}, and must be one of ${texts.join(', ')}`]
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return isElement(value) ? 'element' : typeof value
}

/** `true` for an element of React, such as `<Button />` in place of `Button`. */
function isElement(value: unknown): boolean {
  return isRecord(value) && '$$typeof' in value && 'props' in value
}

function worded(kind: string): string {
  if (kind === 'null') return kind
  return `${/^[aeo]/.test(kind) ? 'an' : 'a'} ${kind}`
}
