import { malformed } from '@portico/headless/provider'
import { isRecord, readJson } from '../http/json.ts'

/** Checks the form of a value. `report` receives the first fault and its place. */
export type Shape<Value> = (value: unknown, at: string, report: (reason: string) => void) => value is Value

/** The shapes of an object's members, by name. */
export type Members<Value extends object> = { readonly [Name in keyof Value]-?: Shape<Value[Name]> }

export const text = plain('a text', (value): value is string => typeof value === 'string')
export const flag = plain('true or false', (value): value is boolean => typeof value === 'boolean')
export const number = plain('a number', (value): value is number => typeof value === 'number' && Number.isFinite(value))

/** A whole number from 0. */
export const count = plain(
  'a whole number',
  (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0,
)

/** An e-mail address in lower case, or an empty text. */
export const address = textThat('an e-mail address in lower case', (value) =>
  /^(?:[^@\sA-Z]+@[^@\sA-Z]+)?$/.test(value),
)

export const json = textThat('JSON text', (value) => readJson(value) !== undefined)

export const anything = plain('there', (value): value is unknown => value !== undefined)

/** A value that a predicate checks; `what` completes "must be". */
export function plain<Value>(what: string, fits: (value: unknown) => value is Value): Shape<Value> {
  return (value, at, report): value is Value => fits(value) || refused(report, `${at} must be ${what}`)
}

/** A text that a predicate checks. */
export function textThat(what: string, fits: (value: string) => boolean): Shape<string> {
  return plain(what, (value): value is string => typeof value === 'string' && fits(value))
}

/** One of a few values. */
export function oneOf<const Value>(...values: readonly Value[]): Shape<Value> {
  return plain(values.join(' or '), (value): value is Value => values.some((one) => one === value))
}

export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value, at, report): value is Value | null => value === null || shape(value, at, report)
}

export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value, at, report): value is Value | undefined => value === undefined || shape(value, at, report)
}

export function list<Value>(member: Shape<Value>): Shape<Value[]> {
  return (value, at, report): value is Value[] =>
    Array.isArray(value)
      ? value.every((one, index) => member(one, `${at}[${index}]`, report))
      : refused(report, `${at} must be a list`)
}

/** An object with free names and values of one shape. */
export function table<Value>(member: Shape<Value>): Shape<Record<string, Value>> {
  return (value, at, report): value is Record<string, Value> =>
    isRecord(value)
      ? Object.entries(value).every(([name, one]) => member(one, `${at}.${name}`, report))
      : refused(report, `${at} must be an object`)
}

/** An object with certain members. Further members are allowed. */
export function record<Value extends object>(members: Members<Value>): Shape<Value> {
  const shapes: readonly (readonly [string, Shape<unknown>])[] = Object.entries(members)
  return (value, at, report): value is Value =>
    isRecord(value)
      ? shapes.every(([name, shape]) =>
          shape(Object.hasOwn(value, name) ? value[name] : undefined, `${at}.${name}`, report),
        )
      : refused(report, `${at} must be an object`)
}

/** Returns a value that has the shape. Refuses any other with its first fault and the place. */
export function shaped<Value>(shape: Shape<Value>, value: unknown, at: string): Value {
  let fault = ''
  const report = (reason: string) => {
    fault = reason
  }
  if (shape(value, at, report)) return value
  throw malformed(fault)
}

function refused(report: (reason: string) => void, reason: string): false {
  report(reason)
  return false
}
