// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface PasswordRotationActions {
    submitPassword(input: RotatedPasswordInput): Promise<Outcome>;
    sendResetLink(): Promise<Outcome>;
    continueAnyway(): void;
    loadPolicy(): Promise<Outcome>;
}

export interface PasswordRotationState {
    readonly policy: RotationPolicy | null;
}

export interface RotatedPasswordInput {
    readonly password: string;
}

export interface RotationPolicy {
    readonly isActive: boolean;
    readonly rotationPeriod: number;
    readonly notificationPeriod: number;
}

export const passwordRotationFeature: Feature<PasswordRotationState, PasswordRotationActions>;

export const usePasswordRotation: FeatureHook<PasswordRotationState, PasswordRotationActions>;
