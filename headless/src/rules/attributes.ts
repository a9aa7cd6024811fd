import { own, ownEntries } from './checked.ts'
import type { AttributeSources } from './types.ts'

/**
 * The attributes that rules ask about, by resolved name: the application's own as they are, over them
 * four facts as `frontegg.…` and everything in the claims as `jwt.…`, with a dot for each level and the index in lists.
 */
export function resolveAttributes({ custom, jwt }: AttributeSources): ReadonlyMap<string, unknown> {
  const resolved = new Map<string, unknown>(ownEntries(custom))
  resolved.set('frontegg.email', own(jwt, 'email'))
  resolved.set('frontegg.emailVerified', own(jwt, 'email_verified'))
  resolved.set('frontegg.tenantId', own(jwt, 'tenantId'))
  resolved.set('frontegg.userId', own(jwt, 'id') ?? own(jwt, 'sub'))
  flatten('jwt', jwt, 0)
  return resolved

  function flatten(prefix: string, level: unknown, depth: number): void {
    for (const [name, value] of ownEntries(level)) {
      const isLevel = depth < deepest && ownEntries(value).length > 0
      if (isLevel) flatten(`${prefix}.${name}`, value, depth + 1)
      else resolved.set(`${prefix}.${name}`, value)
    }
  }
}

/** Deeper than any token; what contains itself has an end as well. */
const deepest = 32
