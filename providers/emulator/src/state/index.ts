export type { AccountLink } from '../activation/records.ts'
export type { OidcProvider, SamlProvider } from '../calls/relying-party.ts'
export type { CaptchaAction, CaptchaToken } from '../captcha/captcha.ts'
export type { MessageConfiguration, MessageSubscription } from '../channels/records.ts'
export type * from '../core/entitlements.ts'
export type { FailedSignIns } from '../core/failed-sign-ins.ts'
export type { NotificationAction, NotificationRecord } from '../core/notification-records.ts'
export type {
  EmailPolicy,
  LockoutPolicy,
  MfaPolicy,
  PasswordHistoryPolicy,
  PasswordRotationPolicy,
  PasswordRules,
  SessionPolicy,
  SessionTimeout,
} from '../core/policies.ts'
export type {
  DomainRestriction,
  DomainRestrictionConfig,
  IpRestriction,
  IpRestrictionConfig,
  RestrictionType,
} from '../core/restriction-records.ts'
export type { Permission, Role } from '../core/role-records.ts'
export type { SessionRecord } from '../core/sessions.ts'
export type {
  CaptchaPolicy,
  MachineStrategy,
  MainStrategy,
  SecondaryStrategy,
  SecuritySettings,
  SignUpSettings,
  SignUpStrategy,
  usualSignUp,
} from '../core/settings.ts'
export type { SourceDirectory } from '../core/source-directory.ts'
export type { CoreState, stateVersion } from '../core/state.ts'
export type { Tenant, Vendor } from '../core/tenants.ts'
export type { Authenticator, Membership, User } from '../core/users.ts'
export type { InviteLink } from '../invitation/records.ts'
export type { Challenge, RememberedDevice } from '../mfa/records.ts'
export type { Authorization } from '../oauth/records.ts'
export type { EmailChange } from '../own-email/records.ts'
export type { Passcode } from '../passwordless/records.ts'
export type { PhoneNumber, PhoneProof } from '../phone-numbers/records.ts'
export type { FormerScimToken, ScimConnection, ScimDocument, ScimEvent } from '../provisioning/records.ts'
export type { ReportFilter, ReportOutput, ReportRecord, ReportSchedule } from '../reports/records.ts'
export type { SlackEvent, SlackMessage, SlackSubscription, SlackWorkspace } from '../slack/records.ts'
export type {
  FederatedAttempt,
  Federation,
  SocialGrant,
  SocialProvider,
  SsoConnection,
  SsoGroup,
  SsoType,
  TxtRecord,
} from '../sso/records.ts'
export type { WebAuthnChallenge, WebAuthnCredential, WebAuthnState } from '../web-authn/records.ts'
export type { Webhook, WebhookDelivery } from '../webhooks/records.ts'
export type { Seed } from './seed.ts'
export type { AreaRecords, State } from './state.ts'
