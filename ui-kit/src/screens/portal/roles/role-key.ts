import { plainText } from '@portico/headless/internal'

/**
 * A key for a role of this name that no other role has: `site-manager` for "Site manager". `role` for a name without Latin
 * letters and digits, and an empty text without a name.
 */
export function keyFrom(name: string, taken: readonly string[]): string {
  if (name.trim() === '') return ''
  const words = plainText(name).match(/[a-z0-9]+/g) ?? ['role']
  const key = words.join('-')
  const others = new Set(taken.map((one) => one.toLowerCase()))
  let free = key
  for (let number = 2; others.has(free); number += 1) free = `${key}-${number}`
  return free
}
