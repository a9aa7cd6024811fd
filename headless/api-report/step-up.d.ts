// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface DemandInput extends StepUpDemand {
    readonly since?: number;
}

export interface DoneStepUp {
    readonly name: 'done';
    readonly isStaying: boolean;
}

export interface FailedStepUp {
    readonly name: 'failed';
}

export interface IdleStepUp {
    readonly name: 'idle';
}

export interface PreparingStepUp {
    readonly name: 'preparing';
}

export interface SecondFactorStepUp {
    readonly name: 'secondFactor';
}

export interface StepUpActions {
    stepUp(input?: StepUpInput): void;
    begin(input?: StepUpInput): Promise<Outcome>;
    cancel(): void;
    proceed(): void;
    stay(): void;
    ask(input: DemandInput): Promise<Outcome>;
    attend(): () => void;
    take(): void;
}

export interface StepUpInput {
    readonly maxAge?: number | undefined;
}

export interface StepUpState {
    readonly step: StepUpStep;
    readonly demand: StepUpDemand | null;
    readonly rounds: number;
    readonly lastRound: 'met' | 'canceled' | null;
    readonly freshAuthTime: number | null;
}

export type StepUpStep = IdleStepUp | PreparingStepUp | SecondFactorStepUp | DoneStepUp | FailedStepUp;

export function stepUpDemandOf(answer: unknown): StepUpDemand | null;

export const stepUpFeature: Feature<StepUpState, StepUpActions>;

export function useIsSteppedUp({ maxAge }?: StepUpInput): boolean;

export const useStepUp: FeatureHook<StepUpState, StepUpActions>;

export function useWithStepUp<Args extends readonly unknown[], Value>(call: (...args: Args) => Promise<Value>): (...args: Args) => Promise<Value>;

export function withStepUp<Args extends readonly unknown[], Value>(client: Client, call: (...args: Args) => Promise<Value>): (...args: Args) => Promise<Value>;
