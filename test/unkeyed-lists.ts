/** What React printed of lists without keys: it throws nothing. */
export const unkeyedLists: string[] = []

const { error } = console
console.error = (...printed: unknown[]) => {
  if (String(printed[0]).startsWith('Each child in a list')) unkeyedLists.push(printed.join(' '))
  error(...printed)
}
