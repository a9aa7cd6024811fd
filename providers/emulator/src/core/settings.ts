import {
  type EmailPolicy,
  emailPolicy,
  type LockoutPolicy,
  lockoutPolicy,
  type MfaPolicy,
  mfaPolicy,
  type PasswordHistoryPolicy,
  type PasswordRotationPolicy,
  type PasswordRules,
  passwordHistoryPolicy,
  passwordRotationPolicy,
  passwordRules,
  type SessionPolicy,
  sessionPolicy,
} from './policies.ts'
import { count, flag, list, nullable, oneOf, optional, record, table, text } from './shape.ts'

/** The ways in and the policies. Tables of policies are keyed by tenant id; `*` is the default of all tenants. */
export interface SecuritySettings {
  allowSignups: boolean
  /** The rules of sign-up. Default: {@link usualSignUp}. */
  signUp?: SignUpSettings
  mainStrategy: MainStrategy
  /** Further main ways in. Default: none. */
  otherStrategies?: MainStrategy[]
  /** The secondary ways in. Default: none. */
  secondaryStrategies?: SecondaryStrategy[]
  /** When sign-in requires a captcha. Default: never. */
  captcha?: CaptchaPolicy
  /** When sign-in requires a second factor. */
  mfa: Record<string, MfaPolicy>
  /** The kinds of second factor that users may add. Default: an authenticator app. */
  mfaStrategies?: MfaStrategy[]
  /** When sign-in locks. `*` applies to unknown addresses too. */
  lockout: Record<string, LockoutPolicy>
  /** The policy for changes of the own address; `*` is the vendor's. Default: all users may change it. */
  emailChanges?: Record<string, EmailPolicy>
  /** The length of sessions. Default: no limit. */
  sessions?: Record<string, SessionPolicy>
  /** The reuse of passwords; `*` is the vendor's. Default: allowed. */
  passwordHistory?: Record<string, PasswordHistoryPolicy>
  /** The expiry of passwords; `*` is the vendor's. Default: never. */
  passwordRotation?: Record<string, PasswordRotationPolicy>
  /** The rules for a password. Default: 6 to 128 characters. */
  passwordRules?: PasswordRules
  /** Members may have a last moment. Default `true`. */
  allowsTemporaryUsers?: boolean
  /** Tenants may have an invite link. Default `true`. */
  allowsInviteLinks?: boolean
  /** Members who join by a link may get a mail. Default `true`. */
  mailsInvited?: boolean
  /** The kind of tokens that machines get. Default `ClientCredentials`. */
  machineToMachine?: MachineStrategy
  /** The ways to recover a password. Default: by mail. */
  passwordRecovery?: ('email' | 'sms')[]
  /** The stolen passwords: refused for a new password, flagged at sign-in. Default: a few. */
  breachedPasswords?: string[]
  /** Seconds a device is remembered; `null` for never. */
  rememberDeviceFor: number | null
  /** Seconds an access token is valid. */
  accessTokenLifetime: number
  /** Seconds a session lasts without a refresh. */
  sessionLifetime: number
}

/** The rules that a sign-up follows. */
export interface SignUpSettings {
  /** The allowed and the required identifiers. */
  strategies: SignUpStrategy[]
  /** Allows sign-in before the address is confirmed. */
  allowsUnverified: boolean
  /** How a user confirms the address; `form` only sets a password. */
  activation: 'link' | 'code' | 'form'
}

/** An identifier of a sign-up. */
export interface SignUpStrategy {
  strategy: 'email' | 'phoneNumber' | 'username'
  isActive: boolean
  isRequired: boolean
}

/** Sign-up by e-mail, confirmed by a link before the first sign-in. */
export const usualSignUp: SignUpSettings = {
  strategies: [{ strategy: 'email', isActive: true, isRequired: true }],
  allowsUnverified: false,
  activation: 'link',
}

/** A main way to sign in, as the contract names it. */
export type MainStrategy = 'EmailAndPassword' | 'MagicLink' | 'Code' | 'NoLocalAuthentication' | 'SmsCode'

/** A further way to sign in, and if it is active. */
export interface SecondaryStrategy {
  strategy: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SmsCode' | 'SmsCodeV2' | 'Passkeys'
  isActive: boolean
}

/** A kind of tokens for machines, as the contract names it. */
export type MachineStrategy = 'ClientCredentials' | 'AccessToken'

/** A kind of second factor, as the contract names it. */
export type MfaStrategy = 'AuthenticatorApp' | 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SMS' | 'EmailCode'

/** When sign-in requires a captcha. */
export interface CaptchaPolicy {
  enabled: boolean
  /** The application's key at the captcha's provider. */
  siteKey: string
}

const mainStrategy = oneOf('EmailAndPassword', 'MagicLink', 'Code', 'NoLocalAuthentication', 'SmsCode')

const signUpSettings = record<SignUpSettings>({
  strategies: list(
    record<SignUpStrategy>({
      strategy: oneOf('email', 'phoneNumber', 'username'),
      isActive: flag,
      isRequired: flag,
    }),
  ),
  allowsUnverified: flag,
  activation: oneOf('link', 'code', 'form'),
})

const secondaryStrategy = record<SecondaryStrategy>({
  strategy: oneOf('WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SmsCode', 'SmsCodeV2', 'Passkeys'),
  isActive: flag,
})

export const security = record<SecuritySettings>({
  allowSignups: flag,
  signUp: optional(signUpSettings),
  mainStrategy,
  otherStrategies: optional(list(mainStrategy)),
  secondaryStrategies: optional(list(secondaryStrategy)),
  captcha: optional(record<CaptchaPolicy>({ enabled: flag, siteKey: text })),
  mfa: table(mfaPolicy),
  mfaStrategies: optional(
    list(oneOf('AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode')),
  ),
  lockout: table(lockoutPolicy),
  emailChanges: optional(table(emailPolicy)),
  sessions: optional(table(sessionPolicy)),
  passwordHistory: optional(table(passwordHistoryPolicy)),
  passwordRotation: optional(table(passwordRotationPolicy)),
  passwordRules: optional(passwordRules),
  allowsTemporaryUsers: optional(flag),
  allowsInviteLinks: optional(flag),
  mailsInvited: optional(flag),
  machineToMachine: optional(oneOf('ClientCredentials', 'AccessToken')),
  passwordRecovery: optional(list(oneOf('email', 'sms'))),
  breachedPasswords: optional(list(text)),
  rememberDeviceFor: nullable(count),
  accessTokenLifetime: count,
  sessionLifetime: count,
})
