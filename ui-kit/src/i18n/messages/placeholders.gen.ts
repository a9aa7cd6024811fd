// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { ActivationPlaceholders } from '../placeholders/activation.gen.ts'
import type { AfterLoginPlaceholders } from '../placeholders/after-login.gen.ts'
import type { BoxesPlaceholders } from '../placeholders/boxes.gen.ts'
import type { HostedLoginPlaceholders } from '../placeholders/hosted-login.gen.ts'
import type { InvitationPlaceholders } from '../placeholders/invitation.gen.ts'
import type { LinksPlaceholders } from '../placeholders/links.gen.ts'
import type { LoginNoticesPlaceholders } from '../placeholders/login-notices.gen.ts'
import type { MfaPlaceholders } from '../placeholders/mfa.gen.ts'
import type { NewPasswordPlaceholders } from '../placeholders/new-password.gen.ts'
import type { OutagePlaceholders } from '../placeholders/outage.gen.ts'
import type { PagesPlaceholders } from '../placeholders/pages.gen.ts'
import type { PartsPlaceholders } from '../placeholders/parts.gen.ts'
import type { PasskeyPlaceholders } from '../placeholders/passkey.gen.ts'
import type { PasswordPlaceholders } from '../placeholders/password.gen.ts'
import type { PasswordlessPlaceholders } from '../placeholders/passwordless.gen.ts'
import type { PhonePlaceholders } from '../placeholders/phone.gen.ts'
import type { RecoveryPlaceholders } from '../placeholders/recovery.gen.ts'
import type { ResendPlaceholders } from '../placeholders/resend.gen.ts'
import type { RoutesPlaceholders } from '../placeholders/routes.gen.ts'
import type { SecuredByPlaceholders } from '../placeholders/secured-by.gen.ts'
import type { SessionExpiryPlaceholders } from '../placeholders/session-expiry.gen.ts'
import type { SignInPlaceholders } from '../placeholders/sign-in.gen.ts'
import type { SignUpPlaceholders } from '../placeholders/sign-up.gen.ts'
import type { SocialPlaceholders } from '../placeholders/social.gen.ts'
import type { SsoPlaceholders } from '../placeholders/sso.gen.ts'
import type { BillingPartsPlaceholders } from '../placeholders/checkout/billing-parts.gen.ts'
import type { BillingPlansPlaceholders } from '../placeholders/checkout/billing-plans.gen.ts'
import type { BillingPlaceholders } from '../placeholders/checkout/billing.gen.ts'
import type { CheckoutPlaceholders } from '../placeholders/checkout/checkout.gen.ts'
import type { AccountMenusPlaceholders } from '../placeholders/portal/account-menus.gen.ts'
import type { AccountPlaceholders } from '../placeholders/portal/account.gen.ts'
import type { ApiTokensPlaceholders } from '../placeholders/portal/api-tokens.gen.ts'
import type { ApplicationsPlaceholders } from '../placeholders/portal/applications.gen.ts'
import type { AuditActionsPlaceholders } from '../placeholders/portal/audit-actions.gen.ts'
import type { AuditsPlaceholders } from '../placeholders/portal/audits.gen.ts'
import type { ChangePasswordPlaceholders } from '../placeholders/portal/change-password.gen.ts'
import type { ConfirmDialogPlaceholders } from '../placeholders/portal/confirm-dialog.gen.ts'
import type { DataTablePlaceholders } from '../placeholders/portal/data-table.gen.ts'
import type { DevicePlaceholders } from '../placeholders/portal/device.gen.ts'
import type { DirectorySetUpPlaceholders } from '../placeholders/portal/directory-set-up.gen.ts'
import type { FileFieldPlaceholders } from '../placeholders/portal/file-field.gen.ts'
import type { GroupsPlaceholders } from '../placeholders/portal/groups.gen.ts'
import type { HolderPlaceholders } from '../placeholders/portal/holder.gen.ts'
import type { HostedPortalPlaceholders } from '../placeholders/portal/hosted-portal.gen.ts'
import type { InviteUsersPlaceholders } from '../placeholders/portal/invite-users.gen.ts'
import type { NotificationsPlaceholders } from '../placeholders/portal/notifications.gen.ts'
import type { OwnEmailPlaceholders } from '../placeholders/portal/own-email.gen.ts'
import type { OwnFactorsPlaceholders } from '../placeholders/portal/own-factors.gen.ts'
import type { OwnRightsPlaceholders } from '../placeholders/portal/own-rights.gen.ts'
import type { PasskeysPlaceholders } from '../placeholders/portal/passkeys.gen.ts'
import type { PhoneNumbersPlaceholders } from '../placeholders/portal/phone-numbers.gen.ts'
import type { PickListPlaceholders } from '../placeholders/portal/pick-list.gen.ts'
import type { PortalPartsPlaceholders } from '../placeholders/portal/portal-parts.gen.ts'
import type { PortalSearchPlaceholders } from '../placeholders/portal/portal-search.gen.ts'
import type { PrivacyPlaceholders } from '../placeholders/portal/privacy.gen.ts'
import type { ProfilePlaceholders } from '../placeholders/portal/profile.gen.ts'
import type { ProvisioningPlaceholders } from '../placeholders/portal/provisioning.gen.ts'
import type { RecordFormPlaceholders } from '../placeholders/portal/record-form.gen.ts'
import type { ReportsPlaceholders } from '../placeholders/portal/reports.gen.ts'
import type { RestrictionsPlaceholders } from '../placeholders/portal/restrictions.gen.ts'
import type { RolesPlaceholders } from '../placeholders/portal/roles.gen.ts'
import type { SectionPagePlaceholders } from '../placeholders/portal/section-page.gen.ts'
import type { SecurityPlaceholders } from '../placeholders/portal/security.gen.ts'
import type { SetUpPlaceholders } from '../placeholders/portal/set-up.gen.ts'
import type { ShellPlaceholders } from '../placeholders/portal/shell.gen.ts'
import type { ShownOncePlaceholders } from '../placeholders/portal/shown-once.gen.ts'
import type { SsoConnectionsPlaceholders } from '../placeholders/portal/sso-connections.gen.ts'
import type { SsoTestResultPlaceholders } from '../placeholders/portal/sso-test-result.gen.ts'
import type { SubAccountsPlaceholders } from '../placeholders/portal/sub-accounts.gen.ts'
import type { SubscriptionPlaceholders } from '../placeholders/portal/subscription.gen.ts'
import type { SwatchPlaceholders } from '../placeholders/portal/swatch.gen.ts'
import type { SyncLogPlaceholders } from '../placeholders/portal/sync-log.gen.ts'
import type { SyncRefusalPlaceholders } from '../placeholders/portal/sync-refusal.gen.ts'
import type { TokenEndPlaceholders } from '../placeholders/portal/token-end.gen.ts'
import type { UsagePlaceholders } from '../placeholders/portal/usage.gen.ts'
import type { UserPlaceholders } from '../placeholders/portal/user.gen.ts'
import type { UsersPlaceholders } from '../placeholders/portal/users.gen.ts'
import type { WebhooksPlaceholders } from '../placeholders/portal/webhooks.gen.ts'
import type { PortalBoxesPlaceholders } from '../placeholders/portal/portal-boxes.gen.ts'

/** Every message, with the values it takes. */
export interface Placeholders
  extends
    ActivationPlaceholders,
    AfterLoginPlaceholders,
    BoxesPlaceholders,
    HostedLoginPlaceholders,
    InvitationPlaceholders,
    LinksPlaceholders,
    LoginNoticesPlaceholders,
    MfaPlaceholders,
    NewPasswordPlaceholders,
    OutagePlaceholders,
    PagesPlaceholders,
    PartsPlaceholders,
    PasskeyPlaceholders,
    PasswordPlaceholders,
    PasswordlessPlaceholders,
    PhonePlaceholders,
    RecoveryPlaceholders,
    ResendPlaceholders,
    RoutesPlaceholders,
    SecuredByPlaceholders,
    SessionExpiryPlaceholders,
    SignInPlaceholders,
    SignUpPlaceholders,
    SocialPlaceholders,
    SsoPlaceholders,
    BillingPartsPlaceholders,
    BillingPlansPlaceholders,
    BillingPlaceholders,
    CheckoutPlaceholders,
    AccountMenusPlaceholders,
    AccountPlaceholders,
    ApiTokensPlaceholders,
    ApplicationsPlaceholders,
    AuditActionsPlaceholders,
    AuditsPlaceholders,
    ChangePasswordPlaceholders,
    ConfirmDialogPlaceholders,
    DataTablePlaceholders,
    DevicePlaceholders,
    DirectorySetUpPlaceholders,
    FileFieldPlaceholders,
    GroupsPlaceholders,
    HolderPlaceholders,
    HostedPortalPlaceholders,
    InviteUsersPlaceholders,
    NotificationsPlaceholders,
    OwnEmailPlaceholders,
    OwnFactorsPlaceholders,
    OwnRightsPlaceholders,
    PasskeysPlaceholders,
    PhoneNumbersPlaceholders,
    PickListPlaceholders,
    PortalPartsPlaceholders,
    PortalSearchPlaceholders,
    PrivacyPlaceholders,
    ProfilePlaceholders,
    ProvisioningPlaceholders,
    RecordFormPlaceholders,
    ReportsPlaceholders,
    RestrictionsPlaceholders,
    RolesPlaceholders,
    SectionPagePlaceholders,
    SecurityPlaceholders,
    SetUpPlaceholders,
    ShellPlaceholders,
    ShownOncePlaceholders,
    SsoConnectionsPlaceholders,
    SsoTestResultPlaceholders,
    SubAccountsPlaceholders,
    SubscriptionPlaceholders,
    SwatchPlaceholders,
    SyncLogPlaceholders,
    SyncRefusalPlaceholders,
    TokenEndPlaceholders,
    UsagePlaceholders,
    UserPlaceholders,
    UsersPlaceholders,
    WebhooksPlaceholders,
    PortalBoxesPlaceholders {}

/** The messages by the group of screens that they belong to. */
export interface GroupPlaceholders {
  /** Those of the group `sign-in`. */
  readonly 'sign-in':
    & ActivationPlaceholders
    & AfterLoginPlaceholders
    & BoxesPlaceholders
    & HostedLoginPlaceholders
    & InvitationPlaceholders
    & LinksPlaceholders
    & LoginNoticesPlaceholders
    & MfaPlaceholders
    & NewPasswordPlaceholders
    & OutagePlaceholders
    & PagesPlaceholders
    & PartsPlaceholders
    & PasskeyPlaceholders
    & PasswordPlaceholders
    & PasswordlessPlaceholders
    & PhonePlaceholders
    & RecoveryPlaceholders
    & ResendPlaceholders
    & RoutesPlaceholders
    & SecuredByPlaceholders
    & SessionExpiryPlaceholders
    & SignInPlaceholders
    & SignUpPlaceholders
    & SocialPlaceholders
    & SsoPlaceholders
  /** Those of the group `checkout`. */
  readonly 'checkout':
    & BillingPartsPlaceholders
    & BillingPlansPlaceholders
    & BillingPlaceholders
    & CheckoutPlaceholders
  /** Those of the group `portal`. */
  readonly 'portal':
    & AccountMenusPlaceholders
    & AccountPlaceholders
    & ApiTokensPlaceholders
    & ApplicationsPlaceholders
    & AuditActionsPlaceholders
    & AuditsPlaceholders
    & ChangePasswordPlaceholders
    & ConfirmDialogPlaceholders
    & DataTablePlaceholders
    & DevicePlaceholders
    & DirectorySetUpPlaceholders
    & FileFieldPlaceholders
    & GroupsPlaceholders
    & HolderPlaceholders
    & HostedPortalPlaceholders
    & InviteUsersPlaceholders
    & NotificationsPlaceholders
    & OwnEmailPlaceholders
    & OwnFactorsPlaceholders
    & OwnRightsPlaceholders
    & PasskeysPlaceholders
    & PhoneNumbersPlaceholders
    & PickListPlaceholders
    & PortalPartsPlaceholders
    & PortalSearchPlaceholders
    & PrivacyPlaceholders
    & ProfilePlaceholders
    & ProvisioningPlaceholders
    & RecordFormPlaceholders
    & ReportsPlaceholders
    & RestrictionsPlaceholders
    & RolesPlaceholders
    & SectionPagePlaceholders
    & SecurityPlaceholders
    & SetUpPlaceholders
    & ShellPlaceholders
    & ShownOncePlaceholders
    & SsoConnectionsPlaceholders
    & SubAccountsPlaceholders
    & SubscriptionPlaceholders
    & SwatchPlaceholders
    & SyncLogPlaceholders
    & SyncRefusalPlaceholders
    & TokenEndPlaceholders
    & UsagePlaceholders
    & UserPlaceholders
    & UsersPlaceholders
    & WebhooksPlaceholders
    & PortalBoxesPlaceholders
  /** Those of the group `sso-test`. */
  readonly 'sso-test':
    & SsoTestResultPlaceholders
}
