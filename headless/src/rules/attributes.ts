import { own, ownNames } from './checked.ts'
import type { AttributeSources } from './types.ts'

/** Reads one attribute of a person; `undefined` if it is missing. */
export type Attribute = (sources: AttributeSources) => unknown

/**
 * Finds an attribute by its resolved name: four facts as `frontegg.…`, the claims as `jwt.…` with a dot for each level
 * and the index in lists, and the application's own by their names. Only attributes that rules ask about are read.
 */
export function attributeOf(name: string): Attribute {
  const fact = own(facts, name)
  if (typeof fact === 'function') return (sources) => fact(sources)
  const [root, ...path] = name.split('.')
  return ({ custom, jwt }) => {
    const claim = root === 'jwt' ? claimAt(jwt, path, 0) : undefined
    return claim === undefined ? own(custom, name) : claim
  }
}

const facts: Readonly<Record<string, Attribute>> = {
  'frontegg.email': ({ jwt }) => own(jwt, 'email'),
  'frontegg.emailVerified': ({ jwt }) => own(jwt, 'email_verified'),
  'frontegg.tenantId': ({ jwt }) => own(jwt, 'tenantId'),
  'frontegg.userId': ({ jwt }) => own(jwt, 'id') ?? own(jwt, 'sub'),
}

/** A dot leads to the next level, or is part of a name. A level is no attribute itself. */
function claimAt(level: unknown, path: readonly string[], from: number): unknown {
  let name = ''
  for (let at = from; at < path.length; ) {
    name += path[at++]
    const member = own(level, name)
    const claim = at < path.length ? claimAt(member, path, at) : ownNames(member).length > 0 ? undefined : member
    if (claim !== undefined) return claim
    name += '.'
  }
  return undefined
}
