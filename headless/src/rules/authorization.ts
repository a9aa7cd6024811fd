import { isText, own, sure, textsAmong } from './checked.ts'
import { coverageOf } from './permission.ts'

/** What a person holds, as far as guards ask: keys, or objects that carry one as `key`. */
export interface Holder {
  readonly roles?: readonly (string | Keyed)[] | undefined
  /** The permissions held, by key or pattern with `*`. */
  readonly permissions?: readonly (string | Keyed)[] | undefined
  readonly superUser?: boolean | undefined
}

/** Something with a key, as the provider tells roles and permissions. */
export interface Keyed {
  /** The key that guards compare. */
  readonly key: string
}

/** What a guard asks for. */
export interface Requirement {
  readonly roles?: readonly string[] | undefined
  /** The keys of permissions, as they are: a `*` is no wildcard here. */
  readonly permissions?: readonly string[] | undefined
  /** Whether every key of a list is asked for, or one of each list that names any. Default `every`. */
  readonly mode?: 'every' | 'any' | undefined
}

/**
 * Whether a guard lets somebody through: who holds every role and permission asked
 * for, and every super user. Nobody gets through who holds nothing. Never throws.
 */
export function isAuthorized(holder: Holder, requirement: Requirement): boolean {
  return sure(() => {
    if (own(holder, 'superUser') === true) return true
    const roles = keysIn(own(holder, 'roles'))
    const permissions = keysIn(own(holder, 'permissions'))
    if (roles.length + permissions.length === 0) return false
    const isAny = own(requirement, 'mode') === 'any'
    return (
      meets(own(requirement, 'roles'), (key) => roles.includes(key), isAny) &&
      meets(own(requirement, 'permissions'), coverageOf(permissions), isAny)
    )
  }, false)
}

function meets(asked: unknown, isHeld: (key: string) => boolean, isAny: boolean): boolean {
  if (!Array.isArray(asked)) return asked === undefined
  const isMet = (key: unknown) => isText(key) && isHeld(key)
  return isAny && asked.length > 0 ? asked.some(isMet) : asked.every(isMet)
}

function keysIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? textsAmong(list.map((entry) => own(entry, 'key') ?? entry)) : []
}
