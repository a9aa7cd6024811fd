import { readJson } from '../http/body.ts'
import { authorizations } from './authorizations-shape.ts'
import { codeShapes } from './codes-shape.ts'
import { anything, entitlementsShape } from './entitlements-shape.ts'
import { federation, oidcProvider } from './federation-shape.ts'
import { linkShapes, signUpSettings } from './links-shape.ts'
import { address, count } from './plain-shapes.ts'
import type { Audit, Message } from './records.ts'
import { factorCodesShape, mfaStrategiesShape, phonesShape } from './second-factors.ts'
import type {
  CaptchaPolicy,
  LockoutPolicy,
  MfaPolicy,
  PasswordHistoryPolicy,
  PasswordRotationPolicy,
  PasswordRules,
  SamlProvider,
  SecondaryStrategy,
  SecuritySettings,
  SessionPolicy,
  SessionTimeout,
  SsoConnection,
} from './settings.ts'
import { flag, list, nullable, number, oneOf, optional, record, type Shape, table, text, textThat } from './shape.ts'
import {
  type Authenticator,
  type Challenge,
  type FailedSignIns,
  type Membership,
  type Permission,
  type RememberedDevice,
  type Role,
  type Session,
  type State,
  stateVersion,
  type Tenant,
  type User,
  type Vendor,
} from './types.ts'
import { webAuthnShape } from './web-authn.ts'

const json = textThat('JSON text', (value) => readJson(value) !== undefined)
const secret = textThat('a secret of 16 bytes or more in base 32', (value) => /^[A-Z2-7]{26,}$/.test(value))
const passwordHash = textThat('a hash as scrypt$N$r$p$salt$hash', (value) =>
  /^scrypt\$(?:2|4|8|16|32|64|128|256|512|1024|2048|4096|8192|16384|32768|65536)(?:\$\d{1,2}){2}\$(?:[\da-f]{2})*\$[\da-f]{64}$/.test(
    value,
  ),
)

const authenticator = record<Authenticator>({ id: text, secret, lastStep: count })
const mfaPolicy = record<MfaPolicy>({
  id: text,
  enforceMFAType: oneOf('DontForce', 'Force', 'ForceExceptSAML'),
  createdAt: text,
  updatedAt: text,
})
const lockoutPolicy = record<LockoutPolicy>({
  id: text,
  enabled: flag,
  maxAttempts: count,
  createdAt: text,
  updatedAt: text,
})
const sessionTimeout = record<SessionTimeout>({ isActive: flag, timeout: count })
const sessionPolicy = record<SessionPolicy>({
  sessionTimeoutConfiguration: sessionTimeout,
  sessionIdleTimeoutConfiguration: sessionTimeout,
  sessionConcurrentConfiguration: record<SessionPolicy['sessionConcurrentConfiguration']>({
    isActive: flag,
    maxSessions: count,
  }),
})

const passwordRules = record<PasswordRules>({
  allowPassphrases: flag,
  minLength: count,
  maxLength: count,
  minPhraseLength: count,
  minOptionalTestsToPass: count,
  requiredTests: record<PasswordRules['requiredTests']>({ checkThreeRepeatedChars: flag }),
  optionalTests: record<PasswordRules['optionalTests']>({
    requireLowercase: flag,
    requireUppercase: flag,
    requireNumbers: flag,
    requireSpecialChars: flag,
  }),
})

const mainStrategy = oneOf('EmailAndPassword', 'MagicLink', 'Code', 'NoLocalAuthentication', 'SmsCode')

const holdings = { flags: optional(table(text)), entitlements: optional(entitlementsShape) }

/** The form of a state that was written down. */
export const stateShape: Shape<State> = record<State>({
  version: oneOf(stateVersion),
  random: count,
  clockOffset: number,
  vendor: record<Vendor>({ id: text, clientId: text, secret: optional(text), name: text, logo: text, icon: text }),
  tenants: list(
    record<Tenant>({
      id: text,
      name: text,
      alias: optional(text),
      parentId: nullable(text),
      settings: table(text),
      createdAt: text,
      ...holdings,
    }),
  ),
  users: list(
    record<User>({
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
      phoneNumber: nullable(text),
      profilePictureUrl: nullable(text),
      metadata: json,
      authenticators: list(authenticator),
      enrolling: optional(nullable(authenticator)),
      wrongCodes: optional(record<NonNullable<User['wrongCodes']>>({ count, until: number })),
      phones: phonesShape,
      hasEmailCode: optional(flag),
      recoveryCodeHash: nullable(text),
      memberships: list(record<Membership>({ tenantId: text, roleIds: list(text), ...holdings })),
      activeTenantId: text,
      createdAt: text,
      lastLogin: nullable(text),
    }),
  ),
  roles: list(
    record<Role>({
      id: text,
      key: text,
      name: text,
      description: text,
      level: number,
      isDefault: flag,
      permissionKeys: list(text),
    }),
  ),
  permissions: list(record<Permission>({ id: text, key: text, name: text })),
  sessions: list(
    record<Session>({
      id: text,
      userId: text,
      tenantId: text,
      generation: count,
      rotatedAt: number,
      amr: list(text),
      authTime: number,
      createdAt: number,
      expiresAt: number,
      userAgent: text,
      ipAddress: text,
      actorId: optional(text),
      openedBy: optional(text),
      ended: nullable(oneOf('logged out', 'reused', 'revoked')),
    }),
  ),
  challenges: list(
    record<Challenge>({
      token: text,
      userId: text,
      tenantId: text,
      expiresAt: number,
      failures: count,
      enrolling: nullable(authenticator),
      steppingUp: optional(text),
    }),
  ),
  authorizations,
  factorCodes: factorCodesShape,
  rememberedDevices: list(record<RememberedDevice>({ userId: text, tokenHash: text, expiresAt: number })),
  ...codeShapes,
  failedSignIns: list(record<FailedSignIns>({ address: text, count })),
  security: record<SecuritySettings>({
    allowSignups: flag,
    signUp: optional(signUpSettings),
    mainStrategy,
    otherStrategies: optional(list(mainStrategy)),
    secondaryStrategies: optional(
      list(
        record<SecondaryStrategy>({
          strategy: oneOf('WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SmsCode', 'SmsCodeV2', 'Passkeys'),
          isActive: flag,
        }),
      ),
    ),
    captcha: optional(record<CaptchaPolicy>({ enabled: flag, siteKey: text })),
    mfa: table(mfaPolicy),
    mfaStrategies: mfaStrategiesShape,
    lockout: table(lockoutPolicy),
    sessions: optional(table(sessionPolicy)),
    passwordHistory: optional(
      table(
        record<PasswordHistoryPolicy>({
          id: text,
          enabled: flag,
          historySize: count,
          createdAt: text,
          updatedAt: text,
        }),
      ),
    ),
    passwordRotation: optional(
      table(record<PasswordRotationPolicy>({ isActive: flag, rotationPeriod: count, notificationPeriod: count })),
    ),
    passwordRules: optional(passwordRules),
    score: optional(count),
    passwordRecovery: optional(list(oneOf('email', 'sms'))),
    breachedPasswords: optional(list(text)),
    rememberDeviceFor: nullable(count),
    accessTokenLifetime: count,
    sessionLifetime: count,
  }),
  webAuthn: optional(webAuthnShape),
  ssoConnections: list(
    record<SsoConnection>({
      id: text,
      tenantId: text,
      type: oneOf('saml', 'oidc'),
      enabled: flag,
      domains: list(text),
      oidc: oidcProvider,
      saml: optional(record<SamlProvider>({ entityId: text, entryPoint: text, certificate: text })),
    }),
  ),
  federation,
  flags: table(text),
  adminBox: table(table(anything)),
  entitlements: entitlementsShape,
  ...linkShapes,
  outbox: list(
    record<Message>({
      id: text,
      channel: oneOf('email', 'sms'),
      to: text,
      kind: text,
      subject: text,
      text,
      sentAt: text,
    }),
  ),
  audits: list(
    record<Audit>({
      id: text,
      tenantId: text,
      vendorId: optional(text),
      userId: nullable(text),
      user: optional(text),
      email: optional(text),
      ip: optional(text),
      userAgent: optional(text),
      action: text,
      description: optional(text),
      severity: oneOf('Info', 'High'),
      json: optional(anything),
      createdAt: text,
    }),
  ),
})
