// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Actor {
    readonly id: string;
    readonly name: string;
}

export interface ImpersonatingStep {
    readonly name: 'impersonating';
}

export interface ImpersonationActions {
    submit(): Promise<Outcome>;
    proceed(): void;
    stay(): void;
}

export interface ImpersonationState {
    readonly step: ImpersonationStep;
}

export type ImpersonationStep = ImpersonatingStep | ImpersonationSuccessStep | InvalidImpersonationStep;

export interface ImpersonationSuccessStep {
    readonly name: 'success';
    readonly isStaying: boolean;
}

export interface InvalidImpersonationStep {
    readonly name: 'invalid';
}

export function actorOf(user: User | null): Actor | null;

export const impersonationFeature: Feature<ImpersonationState, ImpersonationActions>;

export const useImpersonation: FeatureHook<ImpersonationState, ImpersonationActions>;
