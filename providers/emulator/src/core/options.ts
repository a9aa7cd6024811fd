import { malformed } from '@portico/headless/provider'
import { isRecord } from '../http/json.ts'

/** A kind of value an option may have: `what` completes "it must be". */
export interface Kind<Value> {
  readonly what: string
  readonly fits: (value: unknown) => value is Value
}

/** The options of one helper. */
export interface Options<Name extends string> {
  /** An option, or `undefined` if it was not given. Refuses one of another kind. */
  readonly read: <Value>(name: Name, kind: Kind<Value>) => Value | undefined
  /** The refusal of an option: names the helper, the option, what came and what is allowed. */
  readonly refused: (name: string, value: unknown, what: string) => Error
}

/** Reads the options of a helper. Refuses options it does not have, which would be ignored in silence. */
export function optionsOf<Name extends string>(helper: string, given: unknown, names: readonly Name[]): Options<Name> {
  const refused = (name: string, value: unknown, what: string) =>
    malformed(`${helper}: ${name} was ${shown(value)}, but must be ${what}`)
  if (!isRecord(given)) throw refused('the argument', given, `an object with the options ${names.join(', ')}`)
  const stranger = Object.keys(given).find((name) => !names.some((one) => one === name))
  if (stranger !== undefined) throw malformed(`${helper}: there is no option ${stranger}, only ${names.join(', ')}`)
  return {
    refused,
    read(name, kind) {
      const value = given[name]
      if (value === undefined || kind.fits(value)) return value
      throw refused(name, value, kind.what)
    },
  }
}

/** A text that is not empty. */
export const someText: Kind<string> = {
  what: 'a text that is not empty',
  fits: (value): value is string => typeof value === 'string' && value !== '',
}

export const yesOrNo: Kind<boolean> = {
  what: 'true or false',
  fits: (value): value is boolean => typeof value === 'boolean',
}

/** One of a few texts. */
export function choice<const Value extends string>(values: readonly Value[]): Kind<Value> {
  return {
    what: `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
    fits: (value): value is Value => values.some((one) => one === value),
  }
}

/** A whole number within limits. */
export function wholeNumber(what: string, least: number, most: number): Kind<number> {
  return {
    what: `${what}: a whole number from ${least} to ${most}`,
    fits: (value): value is number => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  }
}

/** A list of values of a kind. */
export function listOf<Value>({ what, fits }: Kind<Value>): Kind<readonly Value[]> {
  return {
    what: `a list, each ${what}`,
    fits: (value): value is readonly Value[] => Array.isArray(value) && value.every(fits),
  }
}

/** A value of a kind, or `null`. */
export function orNull<Value>({ what, fits }: Kind<Value>): Kind<Value | null> {
  return { what: `${what}; or null`, fits: (value): value is Value | null => value === null || fits(value) }
}

/** A time up to a year, or `null`. */
export const seconds: Kind<number | null> = orNull(wholeNumber('seconds', 1, 365 * 24 * 3600))

function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
