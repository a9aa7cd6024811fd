// The public surface of this entry, written by "npm run api-report". Do not edit.

export { Accepted } from './session'
export { AcceptedChallenge } from './session'
export { AcceptedPasswordReset } from './session'
export { AcceptedUnknown } from './session'
export { AcceptedUser } from './session'
export { AccessTokenOptions } from './session'
export { AuthenticatorCodeInput } from './mfa'
export { AuthenticatorSetup } from './mfa'
export { AuthorizedFetchOptions } from './client'
export { CallState } from './core'
export { Can } from './entitlements'
export { CanProps } from './entitlements'
export { CanRequest } from './entitlements'
export { Canceled } from './core'
export { Challenge } from './session'
export { ChooseFactorStep } from './mfa'
export { ChooseMethodInput } from './mfa'
export { Client } from './client'
export { ClientEvents } from './client'
export { ClientOptions } from './client'
export { CustomAttributes } from './entitlements'
export { DenialReason } from './entitlements'
export { EmailInput } from './login'
export { EnrollAuthenticatorStep } from './mfa'
export { EntitlementAnswer } from './entitlements'
export { EntitlementQuestion } from './entitlements'
export { EntitlementsActions } from './entitlements'
export { EntitlementsState } from './entitlements'
export type ExpiryReason = 'idle' | 'reLogin';

export { Failed } from './core'
export { Feature } from './client'
export { FeatureHook } from './react'
export { FeatureQuestion } from './entitlements'
export { GateProps } from './react'
export { HeldRole } from './session'
export { IdleMfaStep } from './mfa'
export { Known } from './entitlements'
export { LogOutOptions } from './session'
export { LoginActions } from './login'
export { LoginAnswer } from './session'
export { LoginNotice } from './login'
export { LoginState } from './login'
export { LoginStep } from './login'
export { MfaActions } from './mfa'
export { MfaMethod } from './mfa'
export { MfaState } from './mfa'
export { MfaStep } from './mfa'
export { NamedLoginStep } from './login'
export { NamedMfaStep } from './mfa'
export { Navigate } from './client'
export { NavigateOptions } from './client'
export { Outcome } from './core'
export { PasswordInput } from './login'
export { PasswordStep } from './login'
export { PermissionQuestion } from './entitlements'
export { Permit } from './entitlements'
export { PorticoError } from './core'
export { PorticoErrorDetails } from './core'
export { PorticoProvider } from './react'
export { PorticoProviderProps } from './react'
export { PreLoginStep } from './login'
export { Preview } from './client'
export { PublicPolicy } from './startup'
export { RecoverStep } from './login'
export { RecoveryCodeInput } from './login'
export { RecoveryCodeStep } from './mfa'
export { RedirectToSignIn } from './react'
export { RedirectToSsoStep } from './login'
export { Remedy } from './entitlements'
export { RequestError } from './startup'
export { RequestName } from './startup'
export { Route } from './react'
export { SecondFactorStep } from './login'
export { SessionActions } from './session'
export { SessionEvents } from './session'
export interface SessionExpiry extends Omit<SessionExpiryState, 'status'>, SessionExpiryActions {
    readonly status: SessionExpiryState['status'] | 'warning';
    readonly remaining: number | null;
}

export interface SessionExpiryActions {
    staySignedIn(): void;
    load(): Promise<Outcome>;
}

export interface SessionExpiryOptions {
    readonly warnAhead?: number | undefined;
}

export interface SessionExpiryState {
    readonly status: 'none' | 'active' | 'expired';
    readonly expiresAt: number | null;
    readonly reason: ExpiryReason | null;
    readonly policy: SessionPolicy | null;
}

export { SessionHost } from './session'
export { SessionOptions } from './session'
export interface SessionPolicy {
    readonly idleTimeout: number | null;
    readonly reLoginAfter: number | null;
    readonly maxSessions: number | null;
}

export { SessionState } from './session'
export { SessionStatus } from './session'
export { SignedIn } from './react'
export { SignedOut } from './react'
export { StartUpActions } from './startup'
export { StartUpEvents } from './startup'
export { StartUpHost } from './startup'
export { StartUpState } from './startup'
export { StepUpRequest } from './entitlements'
export { Succeeded } from './core'
export { SuccessStep } from './login'
export { SwitchTenantInput } from './tenants'
export { Tenant } from './session'
export { TenantsActions } from './tenants'
export { TenantsState } from './tenants'
export { TraceLine } from './entitlements'
export { UnsupportedLoginStep } from './login'
export { UnsupportedMfaStep } from './mfa'
export { User } from './session'
export { VerifyAuthenticatorStep } from './mfa'
export { createAuthorizedFetch } from './client'
export { createClient } from './client'
export { createFeatureHook } from './react'
export { entitlements } from './entitlements'
export { judge } from './entitlements'
export { keepWayBack } from './client'
export { login } from './login'
export { mfa } from './mfa'
export { navigateAfterAuth } from './client'
export { redirectToSignIn } from './client'
export { routesOf } from './client'
export { serializeClient } from './client'
export { session } from './session'
export const sessionExpiry: Feature<SessionExpiryState, SessionExpiryActions>;

export { startUp } from './startup'
export { tenants } from './tenants'
export { useAuthUser } from './react'
export { useCan } from './entitlements'
export { useClient } from './react'
export { useEntitlements } from './entitlements'
export { useFeatureFlag } from './startup'
export { useFeatureFlags } from './startup'
export { useLogin } from './login'
export { useMfa } from './mfa'
export { useRoute } from './react'
export { useSession } from './session'
export function useSessionExpiry({ warnAhead }?: SessionExpiryOptions): SessionExpiry;

export { useStartUp } from './startup'
export { useTenants } from './tenants'
