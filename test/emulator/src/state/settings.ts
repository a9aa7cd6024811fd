/** How people sign in, and how well they are guarded. */
export interface SecuritySettings {
  /** Sign-up is open. */
  allowSignups: boolean
  /** How people sign up. Absent: {@link usualSignUp}. */
  signUp?: SignUpSettings
  /** The main way in. */
  mainStrategy: 'EmailAndPassword' | 'MagicLink' | 'Code' | 'NoLocalAuthentication' | 'SmsCode'
  /** Whether a second factor is asked for, by tenant id; `*` holds where a tenant has none. */
  mfa: Record<string, MfaPolicy>
  /** When sign-in locks, by tenant id; `*` holds where a tenant has none and for unknown addresses. */
  lockout: Record<string, LockoutPolicy>
  /** How long sessions last, by tenant id; `*` holds where a tenant has none. Absent in states of before there were any. */
  sessions?: Record<string, SessionPolicy>
  /** Seconds a device may be remembered, or `null` when it may not. */
  rememberDeviceFor: number | null
  /** Seconds an access token lives. */
  accessTokenLifetime: number
  /** Seconds a session lives without being refreshed. */
  sessionLifetime: number
}

/** How people sign up. */
export interface SignUpSettings {
  /** Which identifiers a sign-up may or must have. */
  strategies: SignUpStrategy[]
  /** People may sign in before they have confirmed their address. */
  allowsUnverified: boolean
  /** How an address is confirmed: by a link, by a code, or not at all, so that only the password is left to choose. */
  activation: 'link' | 'code' | 'form'
}

/** An identifier of a sign-up. */
export interface SignUpStrategy {
  /** Which. */
  strategy: 'email' | 'phoneNumber' | 'username'
  /** It may be given. */
  isActive: boolean
  /** It must be given. */
  isRequired: boolean
}

/** By e-mail, which is confirmed by a link before anybody signs in. */
export const usualSignUp: SignUpSettings = {
  strategies: [{ strategy: 'email', isActive: true, isRequired: true }],
  allowsUnverified: false,
  activation: 'link',
}

/** Whether a second factor is asked for. */
export interface MfaPolicy {
  /** The id. */
  id: string
  /** For whom. */
  enforceMFAType: 'DontForce' | 'Force' | 'ForceExceptSAML'
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  updatedAt: string
}

/** When sign-in locks. */
export interface LockoutPolicy {
  /** The id. */
  id: string
  /** Whether it locks at all. */
  enabled: boolean
  /** At how many failures. */
  maxAttempts: number
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  updatedAt: string
}

/** How long sessions last, and how many a person may have open. */
export interface SessionPolicy {
  /** When a person has to sign in again, however busy they are. */
  sessionTimeoutConfiguration: SessionTimeout
  /** When a person who does nothing is signed out. That is left to the client, who sees what they do. */
  sessionIdleTimeoutConfiguration: SessionTimeout
  /** How many sessions a person may have open at once: a further sign-in ends the oldest. */
  sessionConcurrentConfiguration: {
    /** Whether it holds. */
    isActive: boolean
    /** How many. */
    maxSessions: number
  }
}

/** A limit in time. */
export interface SessionTimeout {
  /** Whether it holds. */
  isActive: boolean
  /** Seconds. */
  timeout: number
}

/** A tenant's identity provider. */
export interface SsoConnection {
  /** The id. */
  id: string
  /** Whose. */
  tenantId: string
  /** What it speaks. */
  type: 'saml' | 'oidc'
  /** Whether it is used. */
  enabled: boolean
  /** Of the addresses that are sent there. */
  domains: string[]
}
