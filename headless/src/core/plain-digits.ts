/** The typed text with digits of any script, and full-width letters and signs, in their plain form. */
export function plainDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\p{Nd}/gu, digitOf)
}

/** The value of a digit of any script: each has its ten in a row, the first at a place that `\p{Nd}` begins with. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
