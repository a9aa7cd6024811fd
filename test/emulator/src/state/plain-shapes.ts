import { plain, textThat } from './shape.ts'

/** A number of things. */
export const count = plain(
  'a whole number',
  (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0,
)

/** An address as it is kept. */
export const address = textThat('an e-mail address in lower case', (value) =>
  /^(?:[^@\sA-Z]+@[^@\sA-Z]+)?$/.test(value),
)
