import type { MfaStrategy } from './second-factors.ts'

/** How people sign in, and how well they are guarded. */
export interface SecuritySettings {
  /** Sign-up is open. */
  allowSignups: boolean
  /** How people sign up. Absent: {@link usualSignUp}. */
  signUp?: SignUpSettings
  /** The main way in. */
  mainStrategy: MainStrategy
  /** Further ways in of the same rank. Absent where there are none. */
  otherStrategies?: MainStrategy[]
  /** Ways in beside the main ones. Absent where there are none. */
  secondaryStrategies?: SecondaryStrategy[]
  /** Whether a captcha is asked for. Absent where none is. */
  captcha?: CaptchaPolicy
  /** Whether a second factor is asked for, by tenant id; `*` holds where a tenant has none. */
  mfa: Record<string, MfaPolicy>
  /** The kinds of second factor that may be enrolled. Default: an authenticator app. */
  mfaStrategies?: MfaStrategy[]
  /** When sign-in locks, by tenant id; `*` holds where a tenant has none and for unknown addresses. */
  lockout: Record<string, LockoutPolicy>
  /** How long sessions last, by tenant id; `*` holds where a tenant has none. Absent in states of before there were any. */
  sessions?: Record<string, SessionPolicy>
  /** Which former passwords may not be taken again, by tenant id; `*` is the vendor's. Absent in states of before there were any. */
  passwordHistory?: Record<string, PasswordHistoryPolicy>
  /** After how many days a password has to be changed, by tenant id; `*` is the vendor's. Absent likewise. */
  passwordRotation?: Record<string, PasswordRotationPolicy>
  /** What a password must be like. Absent: six characters to 128. */
  passwordRules?: PasswordRules
  /** The score of the security center, from 0 to 100. Absent in states of before there was one. */
  score?: number
  /** How a forgotten password is recovered. Absent: by mail. */
  passwordRecovery?: ('email' | 'sms')[]
  /** Passwords that are known to be stolen: nobody may set one, and who has one is told. Absent: a few. */
  breachedPasswords?: string[]
  /** Seconds a device may be remembered, or `null` when it may not. */
  rememberDeviceFor: number | null
  /** Seconds an access token lives. */
  accessTokenLifetime: number
  /** Seconds a session lives without being refreshed. */
  sessionLifetime: number
}

/** What a password must be like, as the contract's password config. */
export interface PasswordRules {
  /** A long password may be of any kinds of characters. */
  allowPassphrases: boolean
  /** Characters it has at least. */
  minLength: number
  /** Characters it has at most. */
  maxLength: number
  /** From how many characters it counts as long. */
  minPhraseLength: number
  /** Of how many kinds its characters are. */
  minOptionalTestsToPass: number
  /** Tests it passes in any case. */
  requiredTests: {
    /** No character comes three times in a row. */
    checkThreeRepeatedChars: boolean
  }
  /** The kinds of characters. */
  optionalTests: {
    /** `a` to `z` count. */
    requireLowercase: boolean
    /** `A` to `Z` count. */
    requireUppercase: boolean
    /** Digits count. */
    requireNumbers: boolean
    /** Punctuation and symbols count. */
    requireSpecialChars: boolean
  }
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

/** A main way in. */
export type MainStrategy = 'EmailAndPassword' | 'MagicLink' | 'Code' | 'NoLocalAuthentication' | 'SmsCode'

/** A way in beside the main ones. */
export interface SecondaryStrategy {
  /** Which. */
  strategy: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SmsCode' | 'SmsCodeV2' | 'Passkeys'
  /** Whether it is offered. */
  isActive: boolean
}

/** Whether a captcha is asked for. */
export interface CaptchaPolicy {
  /** Whether it is. */
  enabled: boolean
  /** What its provider knows the application by. */
  siteKey: string
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

/** Which former passwords may not be taken again. */
export interface PasswordHistoryPolicy {
  /** The id. */
  id: string
  /** Whether it holds. */
  enabled: boolean
  /** How many, the present one among them. */
  historySize: number
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  updatedAt: string
}

/** When a password has to be changed. */
export interface PasswordRotationPolicy {
  /** Whether it holds. */
  isActive: boolean
  /** Days a password is good for. */
  rotationPeriod: number
  /** Days before its end from which the person is told. */
  notificationPeriod: number
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
  /** How its identity provider is reached. Without it, a page of the emulator's own says where the person is. */
  oidc?: OidcProvider
  /** As `oidc`, where it speaks SAML. */
  saml?: SamlProvider
}

/** An identity provider that speaks OpenID Connect. */
export interface OidcProvider {
  /** Where its configuration is found. */
  issuer: string
  /** What the emulator is called there. */
  clientId: string
  /** What the emulator proves itself with, or `null` where it is a public client. */
  clientSecret: string | null
}

/** An identity provider that speaks SAML 2.0. */
export interface SamlProvider {
  /** Its entity id. */
  entityId: string
  /** Where people are sent to. */
  entryPoint: string
  /** The certificate it signs with, as PEM. */
  certificate: string
}

/** A provider people may sign in with whoever they work for. */
export interface SocialProvider {
  /** `google` and the like, or the id of a custom one. */
  id: string
  /** What people read, where it is a custom one. */
  displayName?: string
  /** Where the application sends people to by itself, where it is a custom one. */
  authorizationUrl?: string
  /** Whether it is offered. */
  active: boolean
  /** How it is reached. Without it everybody who comes is the first demo account, at once. */
  oidc?: OidcProvider
}

/** A sign-in that has gone to an identity provider and is not back yet. */
export interface FederatedAttempt {
  /** Comes back with the person. */
  state: string
  /** The connection of a tenant, or the social provider. */
  providerId: string
  /** Ties the token that comes back to this attempt; empty where it speaks SAML. */
  nonce: string
  /** Proves to the provider that the exchange comes from where the sign-in began; empty where it speaks SAML. */
  verifier: string
  /** The id of the SAML request, which the assertion must answer. */
  requestId?: string
  /** Where the application takes the person back. */
  returnTo: string
  /** What the application wants back with the person. */
  clientState?: string
  /** The S256 challenge of the application. */
  challenge?: string
  /** In epoch milliseconds. */
  expiresAt: number
}

/** What a social provider said of a person, for the application to fetch once. */
export interface SocialGrant {
  /** What it is fetched by. */
  code: string
  /** Who said it. */
  providerId: string
  /** Of whom. */
  email: string
  /** What people call them. */
  name: string
  /** The S256 challenge it was asked for with, or an empty text. */
  challenge: string
  /** In epoch milliseconds. */
  expiresAt: number
}

/** Signing in by others. */
export interface Federation {
  /** Who is offered. */
  social: SocialProvider[]
  /** Sign-ins under way. */
  attempts: FederatedAttempt[]
  /** What is waiting to be fetched. */
  grants: SocialGrant[]
}
