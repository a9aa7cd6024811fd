import type { GalleryState } from './gallery-state.ts'
import { accountMenusStates } from './states/account-menus-states.tsx'
import { accountSettingsStates } from './states/account-states.tsx'
import { activationStates } from './states/activation-states.tsx'
import { apiTokensStates, personalApiTokensStates } from './states/api-tokens-states.tsx'
import { applicationsStates } from './states/applications-states.tsx'
import { auditsStates } from './states/audits-states.tsx'
import { hostedLoginStates, socialStates, ssoStates } from './states/callback-states.tsx'
import { checkoutStates } from './states/checkout-states.tsx'
import { dialogStates, formStates } from './states/form-states.tsx'
import { groupsStates } from './states/groups-states.tsx'
import { invitationStates } from './states/invitation-states.tsx'
import { actingStates, impersonationStates, magicLinkStates, unlockStates } from './states/link-states.tsx'
import { loginStates } from './states/login-states.ts'
import { mfaStates } from './states/mfa-states.ts'
import { notificationsStates } from './states/notifications-states.tsx'
import { changePasswordStates, passkeysStates, sessionExpiryStates } from './states/own-access-states.tsx'
import { ownFactorsStates } from './states/own-factors-states.tsx'
import { pageStates } from './states/page-states.tsx'
import { phoneNumbersStates, resetPhoneNumberStates } from './states/phone-states.tsx'
import { adminPortalStates } from './states/portal-states.tsx'
import { privacyStates } from './states/privacy-states.tsx'
import { profileStates } from './states/profile-states.tsx'
import { provisioningStates } from './states/provisioning-states.tsx'
import { forgotPasswordStates, resetPasswordStates } from './states/recovery-states.tsx'
import { reportsStates } from './states/reports-states.tsx'
import { domainRestrictionsStates, ipRestrictionsStates } from './states/restrictions-states.tsx'
import { rolesStates } from './states/roles-states.tsx'
import { logOutStates, openAppStates, outageStates, plainStates } from './states/route-states.tsx'
import { securityStates } from './states/security-states.tsx'
import { signUpStates } from './states/sign-up-states.tsx'
import { ssoConnectionsStates } from './states/sso-connections-states.tsx'
import { stepUpStates } from './states/step-up-states.tsx'
import { subAccountsStates } from './states/sub-accounts-states.tsx'
import { subscriptionStates } from './states/subscription-states.tsx'
import { usageStates } from './states/usage-states.tsx'
import { usersStates } from './states/users-states.tsx'
import { webhooksStates } from './states/webhooks-states.tsx'

/** The name of a hook. */
export type Hook = `use${string}`

/** The states of one step, as the gallery shows them. */
export interface GallerySection {
  /** The step, as the hooks name it. */
  readonly name: string
  /** The hook whose step it is. */
  readonly hook: Hook
  /** Its states. */
  readonly states: readonly GalleryState[]
}

/** Every step in each of its states. */
export const sections: readonly GallerySection[] = [
  ...sectionsOf('useLogin', loginStates),
  ...sectionsOf('useMfa', mfaStates),
  ...sectionsOf('useOwnFactors', ownFactorsStates),
  ...sectionsOf('useMagicLink', magicLinkStates),
  ...sectionsOf('useSocialLogin', socialStates),
  ...sectionsOf('useSso', ssoStates),
  ...sectionsOf('useStepUp', stepUpStates),
  ...sectionsOf('useForgotPassword', forgotPasswordStates),
  ...sectionsOf('useResetPassword', resetPasswordStates),
  ...sectionsOf('useUnlock', unlockStates),
  ...sectionsOf('useImpersonation', impersonationStates),
  ...sectionsOf('useSession', actingStates),
  ...sectionsOf('useSession', outageStates),
  ...sectionsOf('useSignUp', signUpStates),
  ...sectionsOf('useActivation', activationStates),
  ...sectionsOf('useInvitation', invitationStates),
  ...sectionsOf('useResetPhoneNumber', resetPhoneNumberStates),
  ...sectionsOf('usePhoneNumbers', phoneNumbersStates),
  ...sectionsOf('usePasskeys', passkeysStates),
  ...sectionsOf('useChangePassword', changePasswordStates),
  ...sectionsOf('useSessionExpiry', sessionExpiryStates),
  ...sectionsOf('useHostedLogin', hostedLoginStates),
  ...sectionsOf('useLogOut', logOutStates),
  ...sectionsOf('useOpenApp', openAppStates),
  ...sectionsOf('useRoute', plainStates),
  ...sectionsOf('useAdminPortal', adminPortalStates),
  ...sectionsOf('useTenants', accountMenusStates),
  ...sectionsOf('useForm', formStates),
  ...sectionsOf('useDialog', dialogStates),
  ...sectionsOf('usePage', pageStates),
  ...sectionsOf('useRoles', rolesStates),
  ...sectionsOf('useGroups', groupsStates),
  ...sectionsOf('useUsersTable', usersStates),
  ...sectionsOf('useAccountSettings', accountSettingsStates),
  ...sectionsOf('useApplications', applicationsStates),
  ...sectionsOf('usePrivacy', privacyStates),
  ...sectionsOf('useProfile', profileStates),
  ...sectionsOf('useAudits', auditsStates),
  ...sectionsOf('useCheckout', checkoutStates),
  ...sectionsOf('useSubscription', subscriptionStates),
  ...sectionsOf('useApiTokens', apiTokensStates),
  ...sectionsOf('usePersonalApiTokens', personalApiTokensStates),
  ...sectionsOf('useWebhooks', webhooksStates),
  ...sectionsOf('useIpRestrictions', ipRestrictionsStates),
  ...sectionsOf('useDomainRestrictions', domainRestrictionsStates),
  ...sectionsOf('useSecurityCenter', securityStates),
  ...sectionsOf('useNotifications', notificationsStates),
  ...sectionsOf('useProvisioning', provisioningStates),
  ...sectionsOf('useReports', reportsStates),
  ...sectionsOf('useSsoConnections', ssoConnectionsStates),
  ...sectionsOf('useSubAccounts', subAccountsStates),
  ...sectionsOf('useUsage', usageStates),
]

/** Every state there is. */
export const allStates: readonly GalleryState[] = sections.flatMap(({ states }) => states)

function sectionsOf(hook: Hook, steps: Readonly<Record<string, readonly GalleryState[]>>): readonly GallerySection[] {
  return Object.entries(steps).map(([name, states]) => ({ name, states, hook }))
}
