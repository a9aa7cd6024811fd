import { malformed } from '../http/errors.ts'

/** Whether a value has a form; where it has not, `report` is told the first thing that is wrong, and where. */
export type Shape<Value> = (value: unknown, at: string, report: (reason: string) => void) => value is Value

export const text = plain('a text', (value): value is string => typeof value === 'string')
export const flag = plain('true or false', (value): value is boolean => typeof value === 'boolean')
export const number = plain('a number', (value): value is number => typeof value === 'number' && Number.isFinite(value))

/** A value that a rule of its own judges; `what` completes "must be". */
export function plain<Value>(what: string, fits: (value: unknown) => value is Value): Shape<Value> {
  return (value, at, report): value is Value => fits(value) || refused(report, `${at} must be ${what}`)
}

/** A text of a certain form. */
export function textThat(what: string, fits: (value: string) => boolean): Shape<string> {
  return plain(what, (value): value is string => typeof value === 'string' && fits(value))
}

/** One of a few values. */
export function oneOf<const Value>(...values: readonly Value[]): Shape<Value> {
  return plain(values.join(' or '), (value): value is Value => values.some((one) => one === value))
}

/** What the shape asks for, or nothing. */
export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value, at, report): value is Value | null => value === null || shape(value, at, report)
}

/** What the shape asks for, where it is given at all. */
export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value, at, report): value is Value | undefined => value === undefined || shape(value, at, report)
}

/** A list of what the shape asks for. */
export function list<Value>(member: Shape<Value>): Shape<Value[]> {
  return (value, at, report): value is Value[] =>
    Array.isArray(value)
      ? value.every((one, index) => member(one, `${at}[${index}]`, report))
      : refused(report, `${at} must be a list`)
}

/** What the shape asks for, by names anybody may choose. */
export function table<Value>(member: Shape<Value>): Shape<Record<string, Value>> {
  return (value, at, report): value is Record<string, Value> =>
    isRecord(value)
      ? Object.entries(value).every(([name, one]) => member(one, `${at}.${name}`, report))
      : refused(report, `${at} must be an object`)
}

/** An object with certain members; it may have others. */
export function record<Value extends object>(members: { readonly [Name in keyof Value]-?: Shape<Value[Name]> }) {
  const shapes: readonly (readonly [string, Shape<unknown>])[] = Object.entries(members)
  return (value: unknown, at: string, report: (reason: string) => void): value is Value =>
    isRecord(value)
      ? shapes.every(([name, shape]) =>
          shape(Object.hasOwn(value, name) ? value[name] : undefined, `${at}.${name}`, report),
        )
      : refused(report, `${at} must be an object`)
}

/** A value that has a form. Refuses another with the first thing that is wrong, and where. */
export function shaped<Value>(shape: Shape<Value>, value: unknown, at: string): Value {
  let fault = ''
  const report = (reason: string) => {
    fault = reason
  }
  if (shape(value, at, report)) return value
  throw malformed(fault)
}

/** Whether a value is an object and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refused(report: (reason: string) => void, reason: string): false {
  report(reason)
  return false
}
