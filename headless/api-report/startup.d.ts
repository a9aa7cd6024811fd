// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Offer {
    readonly missing: readonly string[];
    readonly isListed: boolean | null;
    readonly operations: readonly string[] | null;
}

export type Operation = {
    [M in Method]: `${Uppercase<M>} ${PathsOf<M>}`;
}[Method];

export interface PublicPolicy {
    readonly configuration: components['schemas']['PublicConfiguration'] | null;
    readonly strategies: components['schemas']['AuthStrategies'] | null;
    readonly isSsoActive: boolean;
    readonly account?: components['schemas']['PublicAccountSettings'] | null;
}

export interface RecordedRead {
    readonly name: RequestName;
    readonly error?: unknown;
}

export interface RequestError {
    readonly traceId: string | undefined;
}

export type RequestName = 'LOAD_FEATURE_FLAGS' | 'LOAD_ADMIN_BOX_METADATA' | 'LOAD_SSO_PUBLIC_CONFIGURATION' | 'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY' | 'LOAD_ALLOW_SIGNUPS' | 'LOAD_CUSTOM_LOGIN_ROUTES' | 'LOAD_PASSWORD_CONFIGURATION';

export interface StartUpActions {
    load(): Promise<Outcome>;
    hold(until: Promise<unknown>): void;
    loadFlags(): Promise<Outcome>;
    loadPolicy(): Promise<Outcome<PublicPolicy>>;
    loadOffer(): Promise<Outcome>;
    setOffer(change: Partial<Offer>): void;
    record(read: RecordedRead): void;
}

export interface StartUpEvents {
    readonly loaded: undefined;
}

export interface StartUpHost {
    readonly api: Api;
    readonly options: Pick<ApiOptions, 'tenantResolver'>;
    readonly ports: Ports;
    readonly log: Logger;
    emit<Name extends keyof StartUpEvents>(event: Name, payload: StartUpEvents[Name]): void;
}

export interface StartUpState {
    readonly status: 'loading' | 'loaded';
    readonly flags: Readonly<Record<string, string>>;
    readonly metadata: AdminBoxMetadata | null;
    readonly policy: PublicPolicy;
    readonly failedRequests: Readonly<Partial<Record<RequestName, RequestError>>>;
    readonly offer: Offer;
}

export function isAnswered({ missing, operations }: Offer, operation: string): boolean;

export const startUpFeature: Feature<StartUpHost, StartUpEvents, StartUpState, StartUpActions>;
