import type { Holdings } from './entitlements.ts'
import { holdings } from './entitlements-shape.ts'
import { address, count, flag, json, list, nullable, number, oneOf, optional, record, text, textThat } from './shape.ts'
import { type SourceDirectory, sourceDirectory } from './source-directory.ts'

/** A person with an account at the provider. */
export interface User {
  id: string
  /** The e-mail address in lower case; empty for a user without one. */
  email: string
  /** The user name in lower case. */
  username?: string
  name: string
  /** The hash with its parameters; `null` without a password. */
  passwordHash: string | null
  /** ISO 8601. Default: {@link createdAt}. */
  passwordSetAt?: string
  /** The hashes of former passwords, newest first. */
  formerPasswordHashes?: string[]
  /** The password was on the list of stolen passwords at its last use. */
  isPasswordBreached?: boolean
  verified: boolean
  /** Locked by an administrator, or by too many failed sign-ins. */
  isLocked: boolean
  /** Requires a second factor even if the tenant's policy does not. */
  isMfaForced: boolean
  superUser: boolean
  /** A user of the vendor, whom counts can leave out. */
  isInvisible?: boolean
  phoneNumber: string | null
  /** The URL of the picture. */
  profilePictureUrl: string | null
  /** The origin of the account, as the contract names it. Default `local`. */
  provider?: string
  /** The system that changes the account. Default `frontegg`. */
  managedBy?: 'frontegg' | 'scim2'
  /** The application's own data, as JSON text. */
  metadata: string
  authenticators: Authenticator[]
  /** The authenticator app that the signed-in user is adding. */
  enrolling?: Authenticator | null
  /** The wrong codes of the user's own authenticator, counted until a time in epoch milliseconds. */
  wrongCodes?: { count: number; until: number }
  /** The phones that receive second-factor codes. */
  phones?: EnrolledPhone[]
  /** A code by mail is a second factor. */
  hasEmailCode?: boolean
  /** The hash of the recovery code; `null` without one or after its use. */
  recoveryCodeHash: string | null
  /** The tenants and the roles in each. */
  memberships: Membership[]
  /** The tenant that the next sign-in opens. */
  activeTenantId: string
  createdAt: string
  /** ISO 8601; `null` before the first sign-in. */
  lastLogin: string | null
}

/** A user without password, factors and memberships, but for the given members. */
export function newUser(given: NewUser): User {
  return {
    passwordHash: null,
    verified: false,
    isLocked: false,
    isMfaForced: false,
    superUser: false,
    phoneNumber: null,
    profilePictureUrl: null,
    metadata: '{}',
    authenticators: [],
    recoveryCodeHash: null,
    memberships: [],
    lastLogin: null,
    ...given,
  }
}

type NewUser = Partial<User> & Pick<User, 'id' | 'email' | 'name' | 'activeTenantId' | 'createdAt'>

/** The roles of a user in one tenant. */
export interface Membership extends Holdings {
  tenantId: string
  roleIds: string[]
  /** An administrator has ended the access. Default `false`. */
  isDisabled?: boolean
  /** The last moment of a temporary member, as ISO 8601. Default: none. */
  accessEndsAt?: string
  /** Those of the roles that the last single sign-on gave. Default: none. */
  ssoRoleIds?: string[]
  /** The person may enter the accounts below, or may not. Default: as those accounts allow. */
  mayEnterBelow?: boolean
  /** The directory that brought the person. Default: none. */
  directory?: SourceDirectory
}

/** An authenticator app that a person enrolled. */
export interface Authenticator {
  id: string
  /** The shared secret, in base 32. */
  secret: string
  /** The time step of the last accepted code. Codes up to it are refused. */
  lastStep: number
}

/** A phone that receives second-factor codes. */
export interface EnrolledPhone {
  id: string
  phoneNumber: string
}

const secret = textThat('a secret of 16 bytes or more in base 32', (value) => /^[A-Z2-7]{26,}$/.test(value))
const passwordHash = textThat('a hash as scrypt$N$r$p$salt$hash', (value) =>
  /^scrypt\$(?:2|4|8|16|32|64|128|256|512|1024|2048|4096|8192|16384|32768|65536)(?:\$\d{1,2}){2}\$(?:[\da-f]{2})*\$[\da-f]{64}$/.test(
    value,
  ),
)

export const authenticator = record<Authenticator>({ id: text, secret, lastStep: count })

export const user = record<User>({
  id: text,
  email: address,
  username: optional(text),
  name: text,
  passwordHash: nullable(passwordHash),
  passwordSetAt: optional(text),
  isPasswordBreached: optional(flag),
  formerPasswordHashes: optional(list(passwordHash)),
  verified: flag,
  isLocked: flag,
  isMfaForced: flag,
  superUser: flag,
  isInvisible: optional(flag),
  phoneNumber: nullable(text),
  profilePictureUrl: nullable(text),
  provider: optional(text),
  managedBy: optional(oneOf('frontegg', 'scim2')),
  metadata: json,
  authenticators: list(authenticator),
  enrolling: optional(nullable(authenticator)),
  wrongCodes: optional(record<NonNullable<User['wrongCodes']>>({ count, until: number })),
  phones: optional(list(record<EnrolledPhone>({ id: text, phoneNumber: text }))),
  hasEmailCode: optional(flag),
  recoveryCodeHash: nullable(text),
  memberships: list(
    record<Membership>({
      tenantId: text,
      roleIds: list(text),
      isDisabled: optional(flag),
      accessEndsAt: optional(text),
      ssoRoleIds: optional(list(text)),
      mayEnterBelow: optional(flag),
      directory: optional(sourceDirectory),
      ...holdings,
    }),
  ),
  activeTenantId: text,
  createdAt: text,
  lastLogin: nullable(text),
})
