import type { AccessLink, ActorToken, RecoveryCode } from './access.ts'
import type { Authorization } from './authorizations.ts'
import type { CaptchaToken, Passcode, PhoneNumber, PhoneProof } from './codes.ts'
import type { Entitlements, Holdings } from './entitlements.ts'
import type { AccountLink, InviteLink } from './links.ts'
import type { Audit, Message } from './records.ts'
import type { EnrolledPhone, FactorCode } from './second-factors.ts'
import type { Federation, SecuritySettings, SsoConnection } from './settings.ts'
import type { WebAuthnState } from './web-authn.ts'

/** The version of {@link State}. It rises whenever a state that was written before could not be read any more. */
export const stateVersion = 2

/** Everything the emulator remembers. Plain JSON, so that it can be kept in a file and put back. */
export interface State extends Holdings {
  /** Of this form. A state of another version is refused when it is put back. */
  version: typeof stateVersion
  /** What ids, tokens and secrets are drawn from, so that the same seed gives the same run. */
  random: number
  /** Milliseconds the emulator's time is ahead of the real one. */
  clockOffset: number
  /** Who runs the provider. */
  vendor: Vendor
  /** The companies. */
  tenants: Tenant[]
  /** The people. */
  users: User[]
  /** What a person may be given. */
  roles: Role[]
  /** What a role may hold. */
  permissions: Permission[]
  /** Open and ended sessions. */
  sessions: Session[]
  /** Sign-ins that wait for their second factor. */
  challenges: Challenge[]
  /** Hosted sign-ins that are under way; absent before the first. */
  authorizations?: Authorization[]
  /** Codes sent as a second factor. Absent in states of before there were any. */
  factorCodes?: FactorCode[]
  /** Browsers that skip the second factor for a while. */
  rememberedDevices: RememberedDevice[]
  /** Codes and links that were sent, the oldest first. Absent in states of before there were any. */
  passcodes?: Passcode[]
  /** Tokens of the captcha that have not been spent. Absent likewise. */
  captchaTokens?: CaptchaToken[]
  /** By address, known or not, the longest ago first. */
  failedSignIns: FailedSignIns[]
  /** How people sign in. */
  security: SecuritySettings
  /** Passkeys and security keys. Absent in states of before there were any. */
  webAuthn?: WebAuthnState
  /** The identity providers of tenants. */
  ssoConnections: SsoConnection[]
  /** Signing in by others. */
  federation: Federation
  /** Flag names to `on` or `off`, for everybody. */
  flags: Record<string, string>
  /** The portal's configuration, by tenant id; `*` holds for every tenant. */
  adminBox: Record<string, Record<string, unknown>>
  /** Links in mails that let a person in again. Absent in states of before there were any. */
  accessLinks?: AccessLink[]
  /** Codes in text messages that lead to a new password. Absent likewise. */
  recoveryCodes?: RecoveryCode[]
  /** What lets somebody act as another person. Absent likewise. */
  actorTokens?: ActorToken[]
  /** Features, plans and permissions of everybody. */
  entitlements: Entitlements
  /** What mails have let people do once. Absent in states of before there were any. */
  accountLinks?: AccountLink[]
  /** By which whoever has them may join a tenant. Absent in states of before there were any. */
  inviteLinks?: InviteLink[]
  /** The phone numbers of people, the longest known first. */
  phoneNumbers?: PhoneNumber[] | undefined
  /** Codes for phone numbers that were sent and not given yet. */
  phoneProofs?: PhoneProof[] | undefined
  /** What would have been sent, oldest first. */
  outbox: Message[]
  /** What was done, oldest first. */
  audits: Audit[]
}

/** Who runs the provider. */
export interface Vendor {
  /** The id. */
  id: string
  /** Names the refresh cookie. */
  clientId: string
  /** Proves servers of the application. Absent: the one of the demo. */
  secret?: string
  /** What people read. */
  name: string
  /** The address of a picture. */
  logo: string
  /** The address of a small picture. */
  icon: string
}

/** A tenant: a company that uses the application. */
export interface Tenant extends Holdings {
  /** The id. */
  id: string
  /** What people read. */
  name: string
  /** Names it in addresses and in the login-alias header. Absent if it has none. */
  alias?: string
  /** The tenant it is a sub-account of. */
  parentId: string | null
  /** Settings by name. */
  settings: Record<string, string>
  /** ISO 8601. */
  createdAt: string
}

/** A person. */
export interface User {
  /** The id. */
  id: string
  /** The address they sign in with; empty where they have signed up without one. */
  email: string
  /** The name they sign in with, where they have one, in lower case. */
  username?: string
  /** What people read. */
  name: string
  /** A hash with its parameters, or `null` where the person has no password. */
  passwordHash: string | null
  /** When the password was set (ISO 8601); absent where that was with the person. */
  passwordSetAt?: string
  /** Hashes of the passwords before it, the last first. Absent where there was none. */
  formerPasswordHashes?: string[]
  /** Whether the password was on the list of stolen ones when it was last given. Absent: it was not. */
  isPasswordBreached?: boolean
  /** The address has been confirmed. */
  verified: boolean
  /** Locked by an administrator or by too many failed sign-ins. */
  isLocked: boolean
  /** Must give a second factor, whatever the tenant's policy says. */
  isMfaForced: boolean
  /** Passes every check of permissions. */
  superUser: boolean
  /** In international form. */
  phoneNumber: string | null
  /** The address of a picture. */
  profilePictureUrl: string | null
  /** JSON text, as the provider keeps it. */
  metadata: string
  /** Enrolled authenticator apps. */
  authenticators: Authenticator[]
  /** An authenticator app the signed-in person is setting up. */
  enrolling?: Authenticator | null
  /** Wrong codes of their own authenticator that the signed-in person gave, and until when they count. */
  wrongCodes?: { count: number; until: number }
  /** Phones that get codes. Absent in states of before there were any. */
  phones?: EnrolledPhone[]
  /** Whether a code sent to the address is a second factor. */
  hasEmailCode?: boolean
  /** The hash of the recovery code, or `null` when there is none or it was used. */
  recoveryCodeHash: string | null
  /** What they are, by tenant. */
  memberships: Membership[]
  /** The tenant the next sign-in opens. */
  activeTenantId: string
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601; `null` before the first. */
  lastLogin: string | null
}

/** What a person is in one tenant. */
export interface Membership extends Holdings {
  /** In which tenant. */
  tenantId: string
  /** The roles held there. */
  roleIds: string[]
}

/** An authenticator app. */
export interface Authenticator {
  /** The id. */
  id: string
  /** In base 32. */
  secret: string
  /** The time step of the last code taken: it and older ones are not taken again. */
  lastStep: number
}

/** A role. */
export interface Role {
  /** The id. */
  id: string
  /** What guards compare. */
  key: string
  /** What people read. */
  name: string
  /** What it is for. */
  description: string
  /** Its rank; a lower number stands higher. */
  level: number
  /** New members get it. */
  isDefault: boolean
  /** Permission keys; they may hold `*`. */
  permissionKeys: string[]
}

/** A permission. */
export interface Permission {
  /** The id. */
  id: string
  /** What guards compare. */
  key: string
  /** What people read. */
  name: string
}

/** A session: the family of all refresh tokens that came of one sign-in. */
export interface Session {
  /** The id. */
  id: string
  /** Whose. */
  userId: string
  /** In which tenant. */
  tenantId: string
  /** Of the refresh token that is valid now; those before it are spent. */
  generation: number
  /** When the generation began, in epoch milliseconds. */
  rotatedAt: number
  /** How the person proved who they are (RFC 8176). */
  amr: string[]
  /** When, in epoch seconds. */
  authTime: number
  /** In epoch milliseconds. */
  createdAt: number
  /** In epoch milliseconds. */
  expiresAt: number
  /** The browser, in its own words. */
  userAgent: string
  /** Where it was opened from. */
  ipAddress: string
  /** Who acts as the person; absent where they do so themselves. */
  actorId?: string
  /** The session of the browser that it was opened by, for a server of the application; absent for a browser's own. */
  openedBy?: string
  /** Why it is over, or `null` while it is not. */
  ended: 'logged out' | 'reused' | 'revoked' | null
}

/** A sign-in that waits for its second factor. */
export interface Challenge {
  /** The `mfaToken`. */
  token: string
  /** Who signs in. */
  userId: string
  /** In which tenant. */
  tenantId: string
  /** In epoch milliseconds. */
  expiresAt: number
  /** Wrong codes given so far. */
  failures: number
  /** The authenticator being enrolled, until it is confirmed. */
  enrolling: Authenticator | null
  /** The session that is stepped up by it; absent where it opens one. */
  steppingUp?: string
}

/** How often sign-in with an address has failed since it last worked. */
export interface FailedSignIns {
  /** In lower case. */
  address: string
  /** How often. */
  count: number
}

/** A browser that need not give the second factor for a while. */
export interface RememberedDevice {
  /** Whose. */
  userId: string
  /** Of what its cookie holds. */
  tokenHash: string
  /** In epoch milliseconds. */
  expiresAt: number
}
