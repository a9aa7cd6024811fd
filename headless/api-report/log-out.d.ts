// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface LogOutRouteActions {
    logOut(): Promise<Outcome>;
    continueToLogin(): void;
}

export interface LogOutState {
    readonly step: LogOutStep;
}

export interface LogOutStep {
    readonly name: 'loggingOut' | 'loggedOut';
}

export const logOutRouteFeature: Feature<LogOutState, LogOutRouteActions>;

export const useLogOut: FeatureHook<LogOutState, LogOutRouteActions>;
