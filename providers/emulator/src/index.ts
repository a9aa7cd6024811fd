export type { Arranging, TokenUse } from './arrange/arranging.ts'
export type { Extra } from './arrange/extras.ts'
export type { PasswordRulesChange } from './arrange/password-rules.ts'
export type { MachineTokensName, Policy, PolicyChange, SecondFactorName } from './arrange/policy.ts'
export type { NewTenant } from './arrange/tenant.ts'
export type { NewMembership, NewUser } from './arrange/user.ts'
export type { MainWay, SocialName, WaysIn, WaysInChange } from './arrange/ways-in.ts'
export type { Fault, Faults } from './calls/faults.ts'
export type { ReceivedAttribute, ReceivedIdentity, SsoFault, SsoFaultCode } from './calls/identity-fault.ts'
export type { Journal, JournalEntry } from './calls/journal.ts'
export type { Send } from './calls/reach.ts'
export type {
  Identity,
  OidcAnswer,
  OidcRequest,
  ReachedProvider,
  RelyingParty,
  SamlAnswer,
  SamlRequest,
  ServiceProvider,
} from './calls/relying-party.ts'
export type { Captcha } from './captcha/captcha.ts'
export type { Audit } from './core/audit-records.ts'
export { demoAuthenticatorSecret, demoClientSecret, demoPassword, demoRecoveryCode } from './core/demo.ts'
export type { Message } from './core/message-records.ts'
export type { MfaStrategy } from './core/settings.ts'
export type { SubAccountAccess, TenantType } from './core/tenants.ts'
export type { EnrolledPhone } from './core/users.ts'
export type { HashCost, Scrypt } from './crypto/password-hash.ts'
export { createEmulator } from './emulator.ts'
export type { EntitlementGrants, FeatureGrant } from './entitlements/entitlement-grants.ts'
export type { PermissionGrants } from './entitlements/permission-grants.ts'
export type { Plans } from './entitlements/plans.ts'
export type { Flags } from './flags/flags.ts'
export type { Scope } from './holdings/scope.ts'
export type * from './state/index.ts'
export type { Emulator, EmulatorOptions } from './types.ts'
export type { Received } from './webhooks/receiver.ts'
