// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ChangePasswordActions {
    submit(input: ChangePasswordInput): Promise<Outcome>;
    restart(): void;
}

export interface ChangePasswordInput {
    readonly password: string;
    readonly newPassword: string;
}

export interface ChangePasswordState {
    readonly isChanged: boolean;
}

export const changePasswordFeature: Feature<ChangePasswordState, ChangePasswordActions>;

export const useChangePassword: FeatureHook<ChangePasswordState, ChangePasswordActions>;
