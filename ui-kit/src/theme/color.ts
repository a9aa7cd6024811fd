/** `true` for a literal color: hexadecimal, a name, or a color function of plain numbers. */
export function isColor(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longest || !color.test(value)) return false
  // A server has no `CSS.supports`, so it checks the syntax alone.
  return typeof CSS === 'undefined' || CSS.supports('color', value)
}

const longest = 100
const color =
  /^(?!inherit$|initial$|unset$|revert|currentcolor$|expression$)(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\([\w .,%+/-]+\)|[a-z]+)$/i
