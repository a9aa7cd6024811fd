import { type PasswordRules, type PasswordRulesChange, passwordRules } from './password-rules.ts'
import { type EmailPolicy, emailChanges } from './policies/email-changes.ts'
import { type LockoutPolicy, lockout } from './policies/lockout.ts'
import { type MfaPolicy, mfa } from './policies/mfa.ts'
import { type PasswordHistoryPolicy, passwordHistory } from './policies/password-history.ts'
import { type PasswordRotationPolicy, passwordRotation } from './policies/password-rotation.ts'
import { type SessionPolicy, sessions } from './policies/sessions.ts'
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

/** The policies, by the names of their tables in {@link SecuritySettings}. Their calls and their options follow from this list. */
export const policies = { mfa, lockout, emailChanges, sessions, passwordHistory, passwordRotation } as const

/** The policies to change. What is left out stays as it is. */
export interface PolicyChange {
  /** The name or id of the tenant whose `mfa`, `lockout`, `idleTimeout` and the like are meant. Default: the vendor's. */
  readonly tenant?: string
  /** Requires a second factor: of enrolled users, of all, or of all but users of single sign-on. */
  readonly mfa?: 'off' | 'forced' | 'forcedExceptSso'
  /** In how many days `mfa` begins to hold: until then a sign-in may postpone it. `null` for at once. */
  readonly mfaInDays?: number | null
  /** The kinds of second factor that may be set up. */
  readonly secondFactors?: readonly SecondFactorName[]
  /** Seconds a browser may be remembered after a second factor; `null` for never. */
  readonly rememberDevice?: number | null
  readonly captcha?: boolean
  /** At how many failed sign-ins an account locks; `null` for never. */
  readonly lockout?: number | null
  /** Seconds after which a person who does nothing is signed out; `null` for never. */
  readonly idleTimeout?: number | null
  /** Seconds after which a person has to sign in again; `null` for never. */
  readonly sessionTimeout?: number | null
  /** How many sessions a person may have open; `null` for any number. */
  readonly maxSessions?: number | null
  /** Seconds an access token lives. */
  readonly accessTokenLifetime?: number
  readonly signUp?: boolean
  /** Lets people change their own e-mail address. */
  readonly emailChange?: boolean
  /** The kind of tokens that the application makes for machines. */
  readonly machineTokens?: MachineTokensName
  /** The rules for a password. */
  readonly passwordRules?: PasswordRulesChange
  /** How many former passwords may not be taken again; `null` for none. */
  readonly passwordHistory?: number | null
  /** After how many days a password has to be changed; `null` for never. */
  readonly passwordRotation?: number | null
}

/** The policies that hold for a tenant, or for the vendor. */
export type Policy = Required<Omit<PolicyChange, 'tenant' | 'passwordRules'>> & {
  /** The rules for a password. */
  readonly passwordRules: Required<PasswordRulesChange>
}

/** A kind of second factor. */
export type SecondFactorName = 'authenticator' | 'passkey' | 'sms' | 'email'

/** A kind of tokens for machines. */
export type MachineTokensName = 'clientCredentials' | 'accessToken'

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

/** The kinds of second factor that may be enrolled. */
export function mfaStrategiesOf({ security: { mfaStrategies } }: { readonly security: SecuritySettings }) {
  return mfaStrategies ?? (['AuthenticatorApp'] satisfies MfaStrategy[])
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
  mfa: table(policies.mfa.shape),
  mfaStrategies: optional(
    list(oneOf('AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode')),
  ),
  lockout: table(policies.lockout.shape),
  emailChanges: optional(table(policies.emailChanges.shape)),
  sessions: optional(table(policies.sessions.shape)),
  passwordHistory: optional(table(policies.passwordHistory.shape)),
  passwordRotation: optional(table(policies.passwordRotation.shape)),
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
