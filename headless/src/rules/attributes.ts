import { own, ownNames } from './checked.ts'
import type { AttributeSources } from './types.ts'

/** Reads one attribute of a user; `undefined` if it is missing. */
export type Attribute = (sources: AttributeSources) => unknown

/**
 * Returns the reader of an attribute by its resolved name. Four facts are named `frontegg.…`. Claims are named `jwt.…`,
 * with a dot for each level and the index in lists. Any other name is an attribute of the application. Only attributes
 * that rules name are read.
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

/** Reads a claim by its path. A dot separates two levels, or is part of a name. A level itself is not an attribute. */
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
