import type { Appearance, Tokens } from './appearance.ts'

/**
 * One appearance over another, member by member: tokens by name, the sheets of the inner one after those of the outer one.
 * Classes are not looked at; the slots have them.
 */
export function mergeAppearance(outer: Appearance, inner: Appearance): Omit<Appearance, 'classNames'> {
  return {
    theme: inner.theme ?? outer.theme,
    colorScheme: inner.colorScheme ?? outer.colorScheme,
    tokens: mergeTokens(outer.tokens, inner.tokens),
    sheets: [...(outer.sheets ?? []), ...(inner.sheets ?? [])],
  }
}

/**
 * Tokens over others by name; `undefined` changes nothing. A new primary colour takes away what was set to go with the
 * former one (its text, hover, tints…), so that these are derived from the new one.
 */
export function mergeTokens(under: Tokens = {}, over: Tokens = {}): Tokens {
  const set = Object.entries(over).filter(([, value]) => value !== undefined)
  const isStale = (name: string) => over['--portico-color-primary'] !== undefined && /-primary/.test(name)
  return Object.fromEntries([...Object.entries(under).filter(([name]) => !isStale(name)), ...set])
}
