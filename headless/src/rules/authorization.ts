import { isText, own, sure, textsAmong } from './checked.ts'
import { coverageOf } from './permission.ts'

/** The part of a user that guards read. Roles and permissions are keys, or objects with a `key`. */
export interface Holder {
  readonly roles?: readonly (string | Keyed)[] | undefined
  /** The permissions that the user holds: keys, or patterns with `*`. */
  readonly permissions?: readonly (string | Keyed)[] | undefined
  readonly isSuperUser?: boolean | undefined
}

/** An object with a key, in the form in which the provider returns roles and permissions. */
export interface Keyed {
  /** The key that guards compare. */
  readonly key: string
}

/** The roles and permissions that a guard requires. */
export interface Requirement {
  readonly roles?: readonly string[] | undefined
  /** The keys of the required permissions. They are literal: a `*` is not a wildcard here. */
  readonly permissions?: readonly string[] | undefined
  /** `every` requires every key of each list. `any` requires one key of each list that has keys. Default `every`. */
  readonly mode?: 'every' | 'any' | undefined
}

/**
 * Returns `true` if the user is a super user, or holds any role or permission and meets the requirement. A user who
 * holds nothing is refused, even if nothing is required. Never throws.
 */
export function isAuthorized(holder: Holder, requirement: Requirement): boolean {
  return sure(() => {
    if (own(holder, 'isSuperUser') === true) return true
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
