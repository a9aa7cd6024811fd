import { isText } from './checked.ts'

/**
 * Returns `true` if a held permission covers a key. In the pattern, `*` matches any run of characters, dots included.
 * Every other character matches itself, and the key is literal. The time is proportional to the lengths of both.
 */
export function matchesPermission(pattern: string, key: string): boolean {
  return isText(pattern) && isText(key) && coverage(pattern)(key)
}

/**
 * Returns the test that a key is covered by one of the patterns. Most patterns are found without checking the others.
 */
export function coverageOf(patterns: readonly string[]): (key: string) => boolean {
  const exact = new Set<string>()
  const branches = new Set<string>()
  const others: ((key: string) => boolean)[] = []
  for (const pattern of patterns) {
    if (!pattern.includes('*')) exact.add(pattern)
    else if (pattern.indexOf('*') === pattern.length - 1 && pattern.endsWith('.*')) branches.add(pattern.slice(0, -1))
    else others.push(coverage(pattern))
  }
  return (key) => exact.has(key) || isBelow(branches, key) || others.some((covers) => covers(key))
}

/**
 * Returns `true` if one of these permissions covers a key below a branch, such as `fe.secure.*`. Only the navigation of
 * the portal needs this: for a guard, a key is literal.
 */
export function reachesInto(permissions: readonly string[], branch: string): boolean {
  const prefix = branch.slice(0, -1)
  return permissions.some((held) => {
    const [head = '', ...rest] = held.split('*')
    return head.startsWith(prefix) || (rest.length > 0 && prefix.startsWith(head))
  })
}

/** Returns `true` if a key is below one of these branches, such as `fe.secure.`. */
function isBelow(branches: ReadonlySet<string>, key: string): boolean {
  if (branches.size === 0) return false
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    if (branches.has(key.slice(0, dot + 1))) return true
  }
  return false
}

function coverage(pattern: string): (key: string) => boolean {
  const [head = '', ...runs] = pattern.split('*')
  const tail = runs.pop()
  if (tail === undefined) return (key) => key === pattern
  return (key) => {
    if (!key.startsWith(head) || !key.endsWith(tail)) return false
    let from = head.length
    for (const run of runs) {
      const found = key.indexOf(run, from)
      if (found < 0) return false
      from = found + run.length
    }
    return from + tail.length <= key.length
  }
}
