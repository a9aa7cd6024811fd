// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ExportUsageInput {
    readonly fileName?: string;
    readonly words?: UsageWords;
}

export interface SetSubAccountsInput {
    readonly isIncluded: boolean;
}

export interface SetUsagePeriodInput {
    readonly period: UsagePeriod;
}

export interface SetUsageStepInput {
    readonly step: UsageStep;
}

export interface Usage {
    readonly from: string;
    readonly to: string;
    readonly step: UsageStep;
    readonly hasSubAccounts: boolean;
    readonly members: SeatUsage | null;
    readonly secondStep: SecondStepUsage | null;
    readonly totals: UsageTotals;
    readonly before: UsageBucket | null;
    readonly buckets: readonly UsageBucket[];
    readonly signInWays: readonly WayUsage[] | null;
    readonly tokens: readonly TokenUsage[] | null;
    readonly features: readonly FeatureUsage[] | null;
    readonly accounts: readonly AccountUsage[] | null;
}

export interface UsageActions {
    load(): Promise<Outcome>;
    setPeriod(input: SetUsagePeriodInput): void;
    setStep(input: SetUsageStepInput): void;
    setSubAccounts(input: SetSubAccountsInput): void;
    exportCsv(input?: ExportUsageInput): Promise<Outcome<UsageFile>>;
}

export interface UsageFile {
    readonly name: string;
    readonly content: Blob;
}

export interface UsageOfferActions {
    load(): Promise<Outcome>;
}

export interface UsageOfferOptions {
    readonly isAsked: boolean;
}

export interface UsageOfferState {
    readonly isOffered: boolean | null;
}

export interface UsageOptions {
    readonly address?: string;
}

export type UsagePeriod = LastDays | CalendarDays;

export interface UsageState extends RecordState<Usage> {
    readonly period: UsagePeriod;
    readonly step: UsageStep;
    readonly hasSubAccounts: boolean;
    readonly isOffered: boolean | null;
}

export interface UsageWords {
    readonly headings: readonly string[];
    readonly nameOf?: (name: string) => string;
}

export const usageFeature: Feature<UsageState, UsageActions, UsageOptions | undefined>;

export const usageOfferFeature: Feature<UsageOfferState, UsageOfferActions, UsageOfferOptions>;

export const useUsage: FeatureHook<UsageState, UsageActions, UsageOptions | undefined>;

export const useUsageOffer: FeatureHook<UsageOfferState, UsageOfferActions, UsageOfferOptions>;
