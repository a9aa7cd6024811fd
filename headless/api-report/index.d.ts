// The public surface of this entry, written by "npm run api-report". Do not edit.

export { Accepted } from './session'
export { AcceptedChallenge } from './session'
export { AcceptedPasswordReset } from './session'
export { AcceptedUnknown } from './session'
export { AcceptedUser } from './session'
export { AccessTokenOptions } from './session'
export { AddressValues } from './client'
export { AnswerStepUpInput } from './mfa'
export { AssuranceAge } from './step-up'
export { AssuranceClaims } from './step-up'
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
export interface DemandInput extends StepUpDemand {
    readonly since?: number;
}

export { DenialReason } from './entitlements'
export interface DoneStepUp {
    readonly name: 'done';
}

export { EmailCodeStep } from './mfa'
export { EmailInput } from './login'
export { EnrollAuthenticatorStep } from './mfa'
export { EntitlementAnswer } from './entitlements'
export { EntitlementQuestion } from './entitlements'
export { EntitlementsActions } from './entitlements'
export { EntitlementsState } from './entitlements'
export { ExpiryReason } from './session-expiry'
export { FactorDevice } from './mfa'
export { FactorPhone } from './mfa'
export { Failed } from './core'
export interface FailedStepUp {
    readonly name: 'failed';
}

export { Feature } from './client'
export { FeatureHook } from './react'
export { FeatureQuestion } from './entitlements'
export { GateProps } from './react'
export { HeldRole } from './session'
export { IdleMfaStep } from './mfa'
export interface IdleStepUp {
    readonly name: 'idle';
}

export { Known } from './entitlements'
export { LoadTenantsInput } from './tenants'
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
export { Navigate } from './client'
export { NavigateOptions } from './client'
export { NotEnrolledStep } from './mfa'
export { Outcome } from './core'
export { PasswordInput } from './login'
export { PasswordStep } from './login'
export { PermissionQuestion } from './entitlements'
export { Permit } from './entitlements'
export { PhoneNumberInput } from './mfa'
export { PorticoError } from './core'
export { PorticoErrorDetails } from './core'
export { PorticoProvider } from './react'
export { PorticoProviderProps } from './react'
export { PreLoginStep } from './login'
export interface PreparingStepUp {
    readonly name: 'preparing';
}

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
export interface SecondFactorStepUp {
    readonly name: 'secondFactor';
}

export { SendCodeInput } from './mfa'
export { SentCodeInput } from './mfa'
export { SentCodeState } from './mfa'
export { SessionActions } from './session'
export { SessionEvents } from './session'
export { SessionExpiry } from './session-expiry'
export { SessionExpiryActions } from './session-expiry'
export { SessionExpiryOptions } from './session-expiry'
export { SessionExpiryState } from './session-expiry'
export { SessionHost } from './session'
export { SessionOptions } from './session'
export { SessionPolicy } from './session-expiry'
export { SessionState } from './session'
export { SessionStatus } from './session'
export { SetPhoneNumberStep } from './mfa'
export { SignedIn } from './react'
export { SignedOut } from './react'
export { SmsCodeStep } from './mfa'
export { StartUpActions } from './startup'
export { StartUpEvents } from './startup'
export { StartUpHost } from './startup'
export { StartUpState } from './startup'
export interface StepUpActions {
    stepUp(input?: StepUpInput): void;
    begin(input?: StepUpInput): Promise<Outcome>;
    cancel(): void;
    ask(input: DemandInput): Promise<Outcome>;
    attend(): () => void;
    take(): void;
}

export interface StepUpAuthorization {
    readonly acr_values: string;
    readonly max_age?: string;
    readonly organization?: string;
}

export { StepUpDemand } from './step-up'
export interface StepUpInput {
    readonly maxAge?: number | undefined;
}

export { StepUpRequest } from './entitlements'
export interface StepUpState {
    readonly step: StepUpStep;
    readonly demand: StepUpDemand | null;
    readonly rounds: number;
    readonly lastRound: 'met' | 'canceled' | null;
    readonly freshAuthTime: number | null;
}

export type StepUpStep = IdleStepUp | PreparingStepUp | SecondFactorStepUp | DoneStepUp | FailedStepUp;

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
export { WebAuthnInput } from './mfa'
export { WebAuthnStep } from './mfa'
export { createAuthorizedFetch } from './client'
export { createClient } from './client'
export { createFeatureHook } from './react'
export { entitlements } from './entitlements'
export { isSteppedUp } from './step-up'
export { judge } from './entitlements'
export { keepWayBack } from './client'
export { login } from './login'
export { mfa } from './mfa'
export { multiFactor } from './step-up'
export { navigateAfterAuth } from './client'
export { readFromAddress } from './client'
export { redirectToSignIn } from './client'
export { routesOf } from './client'
export { serializeClient } from './client'
export { session } from './session'
export { sessionExpiry } from './session-expiry'
export { startUp } from './startup'
export const stepUp: Feature<StepUpState, StepUpActions>;

export function stepUpAuthorization(client: Client, { maxAge }?: StepUpInput): StepUpAuthorization;

export { stepUpDemandIn } from './step-up'
export function stepUpDemandOf(answer: unknown): StepUpDemand | null;

export { takeFromAddress } from './client'
export { tenants } from './tenants'
export { useAuthUser } from './react'
export { useCan } from './entitlements'
export { useClient } from './react'
export { useEntitlements } from './entitlements'
export { useFeatureFlag } from './startup'
export { useFeatureFlags } from './startup'
export function useIsSteppedUp({ maxAge }?: StepUpInput): boolean;

export { useLogin } from './login'
export { useMfa } from './mfa'
export { useRoute } from './react'
export { useSession } from './session'
export { useSessionExpiry } from './session-expiry'
export { useStartUp } from './startup'
export const useStepUp: FeatureHook<StepUpState, StepUpActions>;

export { useTenants } from './tenants'
export function useWithStepUp<Args extends readonly unknown[], Value>(call: (...args: Args) => Promise<Value>): (...args: Args) => Promise<Value>;

export function withStepUp<Args extends readonly unknown[], Value>(client: Client, call: (...args: Args) => Promise<Value>): (...args: Args) => Promise<Value>;
