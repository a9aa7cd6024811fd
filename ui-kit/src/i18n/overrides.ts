import type { Formatter } from './formatter.ts'

/** Formats an ICU text with its values; `undefined` where that cannot be done. */
export type FormatIcu = (text: string, values: object) => string | undefined

/** What is said instead of a language's own words. None of it is trusted. */
export interface Overrides {
  /** The application's texts, by message. */
  readonly messages?: unknown
  /** The texts of the metadata in the language that is shown: pages in `loginBox`, `errors` and `common.errors`. */
  readonly localization?: unknown
  /** Formats ICU texts; `null` until it has loaded, when they are passed over. */
  readonly formatIcu?: FormatIcu | null
}

/** What overrides the message of that key, filled in; `undefined` where nothing usable does. */
export function overriding(
  overrides: Overrides,
  key: string,
  values: object,
  formatter: Formatter,
): string | undefined {
  const { messages, localization, formatIcu } = overrides
  const path = key.split('.')
  const sources = [
    () => member(messages, key),
    ...['', 'common', 'loginBox'].map((root) => () => {
      return path.reduce<unknown>(member, root ? member(localization, root) : localization)
    }),
  ]
  for (const source of sources) {
    try {
      const text = source()
      if (typeof text !== 'string' || text.length > longest) continue
      const filled = isIcu.test(text) ? formatIcu?.(text, values) : fill(text, values, formatter)
      if (filled) return filled
    } catch {
      // A member that throws when it is read is as good as none.
    }
  }
  return undefined
}

/** Whether ICU syntax stands in any text of these overrides. */
export function needIcu(overrides: unknown): boolean {
  try {
    return isIcu.test(JSON.stringify(overrides).replace(/\\[nrt]/g, ' '))
  } catch {
    return true
  }
}

/** The own member of that name. */
export function member(holder: unknown, name: string): unknown {
  return isRecord(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined
}

const longest = 2000
const isIcu = /\{\s*\w+\s*,/

/** A text with its values, or nothing where it names one that there is not. */
function fill(text: string, values: object, formatter: Formatter): string | undefined {
  let isWhole = true
  const filled = text.replace(/\{\{?\s*(\w+)\s*\}\}?/g, (_, name) => {
    const value = member(values, name)
    isWhole &&= value !== undefined
    return typeof value === 'number' ? formatter.number(value) : `${value}`
  })
  return isWhole ? filled : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
