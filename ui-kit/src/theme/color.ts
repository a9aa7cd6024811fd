/** Whether this is a colour written out: hexadecimal, a colour's name, or a colour function of plain numbers. */
export function isColor(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longest || !color.test(value)) return false
  // A server has nobody to ask and goes by the form alone.
  return typeof CSS === 'undefined' || CSS.supports('color', value)
}

const longest = 100
const color =
  /^(?!inherit$|initial$|unset$|revert|currentcolor$|expression$)(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\([\w .,%+/-]+\)|[a-z]+)$/i
