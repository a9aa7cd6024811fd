// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface DeniedSocialStep {
    readonly name: 'denied';
    readonly provider: string | null;
    readonly reason: string;
}

export interface FailedSocialStep {
    readonly name: 'failed';
    readonly provider: string;
    readonly error: PorticoError;
}

export interface IdleSocialStep {
    readonly name: 'idle';
}

export interface InvalidSocialStep {
    readonly name: 'invalid';
}

export interface SignedInSocialStep {
    readonly name: 'signedIn';
    readonly isNewUser: boolean;
}

export interface SocialLoginActions {
    load(): Promise<Outcome>;
    signIn(input: SocialSignInInput): Promise<Outcome>;
    finish(): Promise<Outcome>;
}

export interface SocialLoginState {
    readonly providers: readonly SocialProvider[] | null;
    readonly step: SocialStep;
}

export type SocialMode = 'social-login' | 'custom-social-login' | 'direct';

export interface SocialProvider {
    readonly id: string;
    readonly name: string;
    readonly mode: Exclude<SocialMode, 'direct'>;
    readonly authorizationUrl: string;
    readonly clientId: string;
    readonly scopes: string;
}

export type SocialPurpose = 'login' | 'signUp';

export interface SocialSignInInput {
    readonly provider: string;
    readonly mode?: SocialMode;
    readonly address?: string;
    readonly action?: SocialPurpose;
    readonly invitationToken?: string;
    readonly acceptsTerms?: boolean | undefined;
    readonly additionalFields?: Readonly<Record<string, unknown>> | undefined;
}

export type SocialStep = IdleSocialStep | VerifyingSocialStep | SignedInSocialStep | DeniedSocialStep | InvalidSocialStep | FailedSocialStep;

export interface VerifyingSocialStep {
    readonly name: 'verifying';
}

export const socialLoginFeature: Feature<SocialLoginState, SocialLoginActions>;

export const useSocialLogin: FeatureHook<SocialLoginState, SocialLoginActions>;
