const own = {}

/**
 * Returns a sentence if a page has loaded this package twice: the hooks of one copy do not find the provider of the
 * other. `name` is the package with its version.
 */
export function secondCopy(name: string): readonly string[] {
  const key = Symbol.for('@portico/headless')
  const first: unknown = Reflect.get(globalThis, key)
  if (!first) Reflect.set(globalThis, key, { own, name })
  if (!isCopy(first) || first.own === own) return []
  return [
    `Two copies of the package are on this page (${first.name} and ${name}). Hooks of one do not find the provider of the other: npm ls @portico/headless`,
  ]
}

function isCopy(value: unknown): value is { readonly own: object; readonly name: string } {
  return typeof value === 'object' && value !== null && 'own' in value && 'name' in value
}
