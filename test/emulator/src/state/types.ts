/** The version of {@link State}. It rises whenever a state that was written before could not be read any more. */
export const stateVersion = 1

/** Everything the emulator remembers. Plain JSON, so that it can be kept in a file and put back. */
export interface State {
  /** Of this form. A state of another version is refused when it is put back. */
  version: typeof stateVersion
  /** What ids, tokens and secrets are drawn from, so that the same seed gives the same run. */
  random: number
  /** Milliseconds the emulator's time is ahead of the real one. */
  clockOffset: number
  /** Who runs the provider. */
  vendor: Vendor
  tenants: Tenant[]
  users: User[]
  roles: Role[]
  permissions: Permission[]
  sessions: Session[]
  challenges: Challenge[]
  rememberedDevices: RememberedDevice[]
  /** By address, known or not, the longest ago first. */
  failedSignIns: FailedSignIns[]
  security: SecuritySettings
  ssoConnections: SsoConnection[]
  /** Flag names to `on` or `off`. */
  flags: Record<string, string>
  /** The portal's configuration, by tenant id; `*` holds for every tenant. */
  adminBox: Record<string, Record<string, unknown>>
  entitlements: Entitlements
  outbox: Message[]
  audits: Audit[]
}

/** Who runs the provider. */
export interface Vendor {
  id: string
  /** Names the refresh cookie. */
  clientId: string
  name: string
  logo: string
  icon: string
}

/** A tenant: a company that uses the application. */
export interface Tenant {
  id: string
  name: string
  /** The tenant it is a sub-account of. */
  parentId: string | null
  settings: Record<string, string>
  createdAt: string
}

/** A person. */
export interface User {
  id: string
  email: string
  name: string
  /** A hash with its parameters, or `null` where the person has no password. */
  passwordHash: string | null
  verified: boolean
  /** Locked by an administrator or by too many failed sign-ins. */
  isLocked: boolean
  /** Must give a second factor, whatever the tenant's policy says. */
  isMfaForced: boolean
  superUser: boolean
  phoneNumber: string | null
  profilePictureUrl: string | null
  /** JSON text, as the provider keeps it. */
  metadata: string
  authenticators: Authenticator[]
  /** The hash of the recovery code, or `null` when there is none or it was used. */
  recoveryCodeHash: string | null
  memberships: Membership[]
  /** The tenant the next sign-in opens. */
  activeTenantId: string
  createdAt: string
  lastLogin: string | null
}

/** What a person is in one tenant. */
export interface Membership {
  tenantId: string
  roleIds: string[]
}

/** An authenticator app. */
export interface Authenticator {
  id: string
  /** In base 32. */
  secret: string
  /** The time step of the last code taken: it and older ones are not taken again. */
  lastStep: number
}

/** A role. */
export interface Role {
  id: string
  key: string
  name: string
  description: string
  level: number
  isDefault: boolean
  /** Permission keys; they may hold `*`. */
  permissionKeys: string[]
}

/** A permission. */
export interface Permission {
  id: string
  key: string
  name: string
}

/** A session: the family of all refresh tokens that came of one sign-in. */
export interface Session {
  id: string
  userId: string
  tenantId: string
  /** Of the refresh token that is valid now; those before it are spent. */
  generation: number
  /** When the generation began, in epoch milliseconds. */
  rotatedAt: number
  /** How the person proved who they are (RFC 8176). */
  amr: string[]
  /** When, in epoch seconds. */
  authTime: number
  createdAt: number
  expiresAt: number
  userAgent: string
  ipAddress: string
  /** Why it is over, or `null` while it is not. */
  ended: 'logged out' | 'reused' | 'revoked' | null
}

/** A sign-in that waits for its second factor. */
export interface Challenge {
  /** The `mfaToken`. */
  token: string
  userId: string
  tenantId: string
  expiresAt: number
  /** Wrong codes given so far. */
  failures: number
  /** The authenticator being enrolled, until it is confirmed. */
  enrolling: Authenticator | null
}

/** How often sign-in with an address has failed since it last worked. */
export interface FailedSignIns {
  /** In lower case. */
  address: string
  count: number
}

/** A browser that need not give the second factor for a while. */
export interface RememberedDevice {
  userId: string
  tokenHash: string
  expiresAt: number
}

/** How people sign in, and how well they are guarded. */
export interface SecuritySettings {
  /** Sign-up is open. */
  allowSignups: boolean
  /** The main way in. */
  mainStrategy: 'EmailAndPassword' | 'MagicLink' | 'Code' | 'NoLocalAuthentication' | 'SmsCode'
  /** Whether a second factor is asked for, by tenant id; `*` holds where a tenant has none. */
  mfa: Record<string, MfaPolicy>
  /** When sign-in locks, by tenant id; `*` holds where a tenant has none and for unknown addresses. */
  lockout: Record<string, LockoutPolicy>
  /** Seconds a device may be remembered, or `null` when it may not. */
  rememberDeviceFor: number | null
  /** Seconds an access token lives. */
  accessTokenLifetime: number
  /** Seconds a session lives without being refreshed. */
  sessionLifetime: number
}

/** Whether a second factor is asked for. */
export interface MfaPolicy {
  id: string
  enforceMFAType: 'DontForce' | 'Force' | 'ForceExceptSAML'
  createdAt: string
  updatedAt: string
}

/** When sign-in locks. */
export interface LockoutPolicy {
  id: string
  enabled: boolean
  maxAttempts: number
  createdAt: string
  updatedAt: string
}

/** A tenant's identity provider. */
export interface SsoConnection {
  id: string
  tenantId: string
  type: 'saml' | 'oidc'
  enabled: boolean
  domains: string[]
}

/** Everything needed to judge features and permissions. */
export interface Entitlements {
  features: Record<string, { planIds: string[]; expireTime: number | null; linkedPermissions: string[] }>
  plans: Record<string, { defaultTreatment: 'true' | 'false' }>
}

/** A mail or text message that would have been sent. */
export interface Message {
  id: string
  channel: 'email' | 'sms'
  to: string
  /** What it is for, for example `user-locked`. */
  kind: string
  subject: string
  text: string
  sentAt: string
}

/** What was done, by whom. */
export interface Audit {
  id: string
  tenantId: string
  userId: string | null
  /** What was done, in the words of the contract's operation. */
  action: string
  severity: 'Info' | 'Medium' | 'High'
  createdAt: string
}
