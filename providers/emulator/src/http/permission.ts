/** One of the held permission keys covers `key`. Only held keys contain `*`, which matches any characters. */
export function holds(held: readonly string[], key: string): boolean {
  return held.some((pattern) => covers(pattern.split('*'), key))
}

function covers(parts: readonly string[], key: string): boolean {
  const [first = '', ...rest] = parts
  const last = rest.pop()
  if (last === undefined) return key === first
  if (key.length < first.length + last.length || !key.startsWith(first) || !key.endsWith(last)) return false
  let from = first.length
  const until = key.length - last.length
  for (const part of rest) {
    const at = key.indexOf(part, from)
    if (at === -1 || at + part.length > until) return false
    from = at + part.length
  }
  return true
}
