// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface LoginSession {
    readonly id: string;
    readonly isCurrent: boolean;
    readonly userAgent: string;
    readonly ipAddress: string;
    readonly createdAt: string;
    readonly isImpersonated: boolean;
}

export interface LoginSessionsActions extends WholeListActions<LoginSession> {
    remove(input: RowInput): Promise<Outcome>;
    removeOthers(): Promise<Outcome>;
}

export interface LoginSessionsState extends ListState<LoginSession> {
}

export const loginSessionsFeature: Feature<LoginSessionsState, LoginSessionsActions>;

export const useLoginSessions: FeatureHook<LoginSessionsState, LoginSessionsActions>;
