/** A part of a day. */
export type DatePart = 'day' | 'month' | 'year'

/** The order of the parts of a day, and the signs between them. */
export interface DateOrder {
  readonly parts: readonly [DatePart, DatePart, DatePart]
  readonly signs: readonly [string, string]
}

/** The day that {@link dateOrderOf} reads: each of its parts has other digits. */
export const probe = '2003-11-22'

/** How the dates of the page are written. */
export interface DateStyle {
  readonly order: DateOrder | null
  /** `true` if the year is that of the Gregorian calendar, in Latin digits: an account's pattern is, in every language. */
  readonly isGregorian: boolean
}

/** Reads the style from {@link probe} as it is written. */
export function dateStyleOf(written: string): DateStyle {
  return { order: dateOrderOf(written), isGregorian: written.includes('2003') }
}

/** Reads the order from {@link probe} as it is written: `22/11/2003`. `null` if a part is no number, such as `22 Nov 2003`. */
export function dateOrderOf(written: string): DateOrder | null {
  const match = /^\D*(\d+)(\D+)(\d+)(\D+)(\d+)\D*$/.exec(written)
  if (!match) return null
  const [, one = '', first = '', two = '', second = '', three = ''] = match
  const [a, b, c] = [one, two, three].map((digits) => partOf[digits])
  if (!a || !b || !c || new Set([a, b, c]).size < 3) return null
  return { parts: [a, b, c], signs: [first, second] }
}

const partOf: Readonly<Record<string, DatePart>> = { '22': 'day', '11': 'month', '2003': 'year', '03': 'year' }
