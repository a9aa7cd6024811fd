const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** A period of some seconds in the largest unit that says it in whole numbers, such as "14 days". */
export function periodInWords(seconds: number, locale?: string): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['minute', 60]
  const amount = Math.max(1, Math.round(seconds / size))
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
