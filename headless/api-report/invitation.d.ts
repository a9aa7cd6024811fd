// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface FailedInvitationStep {
    readonly name: 'failed';
    readonly canRetry: boolean;
}

export interface IdleInvitationStep {
    readonly name: 'idle';
}

export interface InvitationActions {
    begin(): Promise<Outcome>;
    submitCode(input: InvitationCodeInput): Promise<Outcome>;
}

export interface InvitationCodeInput {
    readonly code: string;
}

export interface InvitationState {
    readonly step: InvitationStep;
    readonly invite: Invite | null;
}

export type InvitationStep = IdleInvitationStep | ValidateInvitationStep | PlainInvitationStep | FailedInvitationStep;

export interface Invite {
    readonly status: 'checking' | 'verified' | 'refused';
    readonly tenantName: string;
}

export interface PlainInvitationStep {
    readonly name: 'pending' | 'success' | 'invalid';
}

export interface ValidateInvitationStep {
    readonly name: 'validate';
    readonly hasCode: boolean;
}

export const invitationFeature: Feature<InvitationState, InvitationActions>;

export const useInvitation: FeatureHook<InvitationState, InvitationActions>;
