// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ChangeEmailInput {
    readonly email: string;
}

export interface EmailCodeInput {
    readonly code: string;
}

export interface ListOwnEmailStep {
    readonly name: 'list';
}

export interface OwnEmail {
    readonly id: string;
    readonly email: string;
    readonly isPrimary: boolean;
    readonly isVerified: boolean | null;
}

export interface OwnEmailActions extends WholeListActions<OwnEmail> {
    start(input: ChangeEmailInput): Promise<Outcome>;
    confirm(input: RowInput): Promise<Outcome>;
    verify(input: EmailCodeInput): Promise<Outcome>;
    resend(): Promise<Outcome>;
    cancel(): void;
}

export interface OwnEmailState extends ListState<OwnEmail> {
    readonly step: OwnEmailStep;
    readonly canChange: boolean | null;
}

export type OwnEmailStep = ListOwnEmailStep | VerifyOwnEmailStep;

export interface VerifyOwnEmailStep extends SentTimes {
    readonly name: 'verifyOwnEmail';
    readonly email: string;
}

export const ownEmailFeature: Feature<OwnEmailState, OwnEmailActions>;

export const useOwnEmail: FeatureHook<OwnEmailState, OwnEmailActions>;
