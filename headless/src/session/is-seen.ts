/**
 * True if anything of a name can be seen, by the characters of `shownLine`. It is not imported from there: each page loads the first form
 * in one file as long as the session imports nothing of that form.
 */
export function isSeen(name: string): boolean {
  return /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name)
}
