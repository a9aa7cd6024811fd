// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface PasskeySignInActions {
    loadSupport(): Promise<Outcome>;
    signIn(input?: PasskeySignInInput): Promise<Outcome>;
    offer(): Promise<Outcome>;
    stopOffering(): void;
    addAtPrompt(): Promise<Outcome>;
    skipPrompt(input?: SkipPromptInput): void;
    registerAfterSignIn(input: RegisterQuickLoginInput): void;
}

export interface PasskeySignInInput {
    readonly email?: string;
    readonly asLastUser?: boolean;
    readonly recaptchaToken?: string;
    readonly invitationToken?: string;
}

export interface PasskeySignInState {
    readonly support: PasskeySupport | null;
}

export interface PasskeySupport {
    readonly canSignIn: boolean;
    readonly canOffer: boolean;
    readonly hasPlatform: boolean;
}

export type QuickLoginDevice = 'internal' | 'usb-key' | 'android' | 'sms';

export interface RegisterQuickLoginInput {
    readonly device: QuickLoginDevice | null;
}

export interface SkipPromptInput {
    readonly dontAskAgain?: boolean;
}

export const passkeySignInFeature: Feature<PasskeySignInState, PasskeySignInActions>;

export const usePasskeySignIn: FeatureHook<PasskeySignInState, PasskeySignInActions>;
