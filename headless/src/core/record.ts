/** `true` for an object that is no array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `true` if two values are the same, or plain lists or objects of the same members. */
export function sameMembers(one: unknown, other: unknown, isSame: typeof Object.is = Object.is): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

/** `true` if two values are the same at every level of plain lists and objects. */
export function sameData(one: unknown, other: unknown): boolean {
  return sameMembers(one, other, sameData)
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value))
  )
}
