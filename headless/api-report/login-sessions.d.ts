// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface LoginSession {
    readonly id: string;
    readonly current: boolean;
    readonly userAgent: string;
    readonly ipAddress: string;
    readonly createdAt: string;
    readonly impersonated: boolean;
}

export interface LoginSessionsActions extends WholeListActions<LoginSession> {
    remove(input: RemoveLoginSessionInput): Promise<Outcome>;
    removeOthers(): Promise<Outcome>;
}

export interface LoginSessionsState extends ListState<LoginSession> {
}

export interface RemoveLoginSessionInput {
    readonly id: string;
}

export const loginSessionErrors: {
    readonly currentSession: "current-session";
};

export const loginSessions: Feature<LoginSessionsState, LoginSessionsActions>;

export const useLoginSessions: FeatureHook<LoginSessionsState, LoginSessionsActions>;
