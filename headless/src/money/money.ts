/** An amount of money in a currency. */
export interface Money {
  /** The amount in the smallest unit of the currency, as a whole number: 1050 is 10.50 dollars, and 1050 yen. */
  readonly amount: number
  /** The ISO 4217 code, in upper or lower case. */
  readonly currency: string
}

/** The currency of an amount for which a provider names none. */
export const usualCurrency = 'usd'

/** The options of {@link formatMoney}: how much of the amount is printed. */
export interface FormatMoneyOptions {
  /** A BCP 47 tag such as `de-DE`. Default: the language of the platform. */
  readonly locale?: string | undefined
  /** Omits the fraction of whole amounts: `$100`. Default `false`. */
  readonly isShort?: boolean
}

/**
 * The number of decimal digits of a currency in amounts of payment providers: 0 for yen, 3 for Kuwaiti dinars, else 2.
 * Platforms disagree on these digits, because they follow the use of coins, so a table decides.
 */
export function minorUnits(currency?: string): 0 | 2 | 3 {
  const code = (currency || usualCurrency).toUpperCase()
  if (zeroDecimal.includes(code)) return 0
  return threeDecimal.includes(code) ? 3 : 2
}

/**
 * Formats an amount for people. An unknown or malformed currency is written as its code before the number. An amount
 * without a currency is one of dollars, as that of a plan is. An amount that is no finite number is an em dash.
 */
export function formatMoney(
  { amount, currency: given }: Pick<Money, 'amount'> & Partial<Money>,
  { locale, isShort = false }: FormatMoneyOptions = {},
): string {
  if (!Number.isFinite(amount)) return '—'
  const currency = given || usualCurrency
  const digits = minorUnits(currency)
  // Nothing has no sign, although it may be what is left of less than nothing.
  const units = Number((amount / 10 ** digits).toFixed(digits)) + 0
  const fraction = isShort && Number.isInteger(units) ? 0 : digits
  const options = { minimumFractionDigits: fraction, maximumFractionDigits: digits }
  if (!/^[a-z]{3}$/i.test(currency)) {
    return `${currency} ${new Intl.NumberFormat(locale, options).format(units)}`.trim()
  }
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...options }).format(units)
}

/** Converts an amount in whole units, such as 10.5 dollars, to the smallest unit. Rounds half away from zero. */
export function toMinorUnits(units: number, currency: string): number {
  const digits = minorUnits(currency)
  // The decimal text is exact, where a product such as 1.005 * 100 is not.
  const shifted = Number(`${Math.abs(units)}e${digits}`)
  const amount = Math.round(Number.isNaN(shifted) ? Math.abs(units) * 10 ** digits : shifted)
  return units < 0 && amount > 0 ? -amount : amount
}

/** Currencies that payment providers count in whole units. */
const zeroDecimal: readonly string[] = [
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]

const threeDecimal: readonly string[] = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']
