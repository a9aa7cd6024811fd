// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ActionTools<Host, State, Actions = object, Memory = unknown> {
    readonly client: Host;
    task<Value, Input = void>(mode: TaskMode, work: (call: TaskCall<State>, input: Input) => Promise<Value>, options?: TaskOptions): (input: Input) => Promise<Outcome<Value>>;
    step<Input = void>(work: (call: StepCall<State>, input: Input) => void): (input: Input) => void;
    readonly cancelAll: () => void;
    readonly state: () => State;
    readonly isShown: () => boolean;
    readonly calls: () => Readonly<Record<string, CallState>>;
    readonly memory: () => Memory;
    readonly actions: () => Actions;
}

export interface AndroidShell extends AnyShell {
    readonly kind: 'android';
    call(name: string, values: readonly string[]): void;
}

export interface AnyShell {
    can(name: string): boolean;
    onAnswer(id: string, answer: NativeAnswer): Unsubscribe;
}

export interface BulkFailure {
    readonly id: string;
    readonly error: PorticoError;
}

export interface BulkInput {
    readonly ids?: readonly string[];
}

export interface BulkResult {
    readonly succeeded: readonly string[];
    readonly failed: readonly BulkFailure[];
    readonly skipped?: readonly string[];
}

export interface BulkState extends BulkResult {
    readonly pending: readonly string[];
}

export interface CallState<Input = unknown> {
    readonly status: 'idle' | 'pending' | 'succeeded' | 'failed';
    readonly error: PorticoError | null;
    readonly pending: readonly Input[];
    readonly failed: readonly FailedInput<Input>[];
}

export interface CallSummary<Actions> {
    readonly isPending: boolean;
    readonly error: Failed['error'] | null;
    readonly calls: {
        readonly [Name in TaskName<Actions>]: CallState<Actions[Name] extends ((input: infer Input) => unknown) ? Input : never>;
    };
}

export interface Camera {
    isSupported(): boolean;
    open(how: {
        readonly signal: AbortSignal;
    }): Promise<MediaStream>;
}

export interface Canceled {
    readonly ok: false;
    readonly reason: 'canceled';
}

export interface ClientState {
    readonly name: string;
    readonly slices: Readonly<Record<string, object>>;
}

export interface Clock {
    now(): number;
    elapsed(): number;
    after(ms: number, task: () => void): Unsubscribe;
}

export interface Container<Host, Events> extends Emitter<Events> {
    readonly name: string;
    readonly ports: Ports;
    readonly log: Logger;
    get<State extends object, Actions extends object, Options = undefined>(feature: Feature<Host, Events, State, Actions, Options>, ...options: SliceArguments<Options>): Slice<State, Actions>;
    changed(resources: readonly Resource[]): void;
    holder(scope?: Scope): number;
    forget(scope: Exclude<Scope, 'client'>, keep?: object, isSignIn?: boolean): void;
    states(): readonly (readonly [
        string,
        object
    ])[];
    dispose(): void;
}

export interface CoreEvents {
    readonly failed: FailedCall;
    readonly holderChanged: number;
}

export type DistinctNames<State, Actions> = Extract<keyof State | keyof Actions, 'isPending' | 'error' | 'calls'> extends never ? Extract<keyof State, keyof Actions> extends never ? unknown : {
    readonly 'state and actions share a name': Extract<keyof State, keyof Actions>;
} : {
    readonly 'name taken by the mechanism': Extract<keyof State | keyof Actions, 'isPending' | 'error' | 'calls'>;
};

export interface Emitter<Events> {
    on<Name extends keyof Events>(event: Name, listener: (payload: Events[Name]) => void): Unsubscribe;
    emit<Name extends keyof Events>(event: Name, payload: Events[Name]): void;
}

export type EntryOf<Action> = [
    Action
] extends [
    never
] ? never : Action extends ((...input: never) => Promise<unknown>) ? TaskMode | LazyTask : 'step';

export type ErrorCode = 'action-refused' | 'additional-fields-invalid' | 'api-token-description-required' | 'api-token-expiry-invalid' | 'application-gone' | 'assignment-failed' | 'billing-address-required' | 'billing-externally-managed' | 'billing-name-required' | 'camera-busy' | 'camera-missing' | 'camera-refused' | 'camera-unsupported' | 'captcha-unavailable' | 'card-declined' | 'card-expired' | 'card-incomplete' | 'checkout-out-of-turn' | 'client-id-missing' | 'code-not-sent' | 'code-required' | 'company-name-too-short' | 'confirmation-failed' | 'connection-name-required' | 'current-session' | 'delivery-refused' | 'email-character' | 'email-code-required' | 'email-domain-invalid' | 'email-incomplete' | 'email-required' | 'email-unchanged' | 'entitlements-disabled' | 'expiry-in-past' | 'failed-to-authenticate' | 'group-partly-saved' | 'group-read-only' | 'hosted-login-missing' | 'id-token-invalid' | 'insecure-page' | 'internal-feature-failure' | 'invalid-token' | 'ip-address-invalid' | 'ip-admits-own' | 'ip-blocked' | 'ip-blocks-own' | 'ip-not-allowed' | 'issuer-missing' | 'list-not-current' | 'metadata-too-large' | 'name-too-short' | 'native-refused' | 'native-unavailable' | 'native_bridge_timeout' | 'network' | 'no-challenge' | 'no-changes' | 'no-code-sent' | 'no-prompt' | 'no-recovery-method' | 'no-sign-in' | 'not-authorized' | 'not-built' | 'nothing-sent' | 'oauth-refresh-refused' | 'option-invalid' | 'passcode-required' | 'password-required' | 'password-unacceptable' | 'payment-adapter-missing' | 'payment-incomplete' | 'payment-method-missing' | 'payment-provider-missing' | 'payment-unclear' | 'payment-unreachable' | 'phone-code-required' | 'phone-extension' | 'phone-incomplete' | 'phone-not-international' | 'phone-number-required' | 'phone-required' | 'picture-too-large' | 'picture-unreadable' | 'plan-cancellation-forbidden' | 'plan-downgrade-forbidden' | 'plan-missing' | 'plan-unchanged' | 'present-password-required' | 'preview-only' | 'recipient-invalid' | 'recovery-code-required' | 'redirected' | 'redirected-elsewhere' | 'report-cron-required' | 'report-recipient-invalid' | 'report-recipients-required' | 'resend-too-soon' | 'role-built-in' | 'role-partly-saved' | 'saml-configuration-missing' | 'security-partly-saved' | 'session-changed' | 'silent-refresh-disabled' | 'slack-application-missing' | 'slack-channels-required' | 'slack-event-gone' | 'sso-connection-unfinished' | 'sso-domain-invalid' | 'sso-endpoint-invalid' | 'sso-group-required' | 'sso-metadata-required' | 'sso-refused' | 'state-unknown' | 'step-up-canceled' | 'step-up-refused' | 'step-up-required' | 'sub-account-name-required' | 'sub-account-not-found' | 'sub-account-partly-saved' | 'sub-account-users-required' | 'subscription-already-canceled' | 'subscription-missing' | 'subscription-not-active' | 'subscription-not-canceled' | 'subscription-not-trialing' | 'tab-refused' | 'tenant-missing' | 'tenant-not-defined' | 'terms-required' | 'timeout' | 'unavailable' | 'unknown-email' | 'unknown-factor' | 'unknown-phone-number' | 'unknown-provider' | 'unknown-tenant' | 'unreadable-answer' | 'unsafe-address' | 'user-not-found' | 'user-not-in-state' | 'username-required' | 'users-filter-ignored' | 'weaker-than-vendor' | 'webauthn-canceled' | 'webauthn-failed' | 'webauthn-insecure' | 'webauthn-registered' | 'webauthn-timed-out' | 'webauthn-unsupported' | 'webhook-events-required' | 'webhook-gone' | 'webhook-name-required' | 'webhook-secret-short' | 'webhook-url-invalid' | 'website-not-kept';

export interface Failed {
    readonly ok: false;
    readonly reason: 'failed';
    readonly error: PorticoError;
}

export interface FailedCall {
    readonly feature: string;
    readonly action: string;
    readonly code: string;
    readonly status: number | undefined;
    readonly traceId: string | undefined;
}

export interface FailedInput<Input = unknown> {
    readonly input: Input;
    readonly error: PorticoError;
}

export interface Feature<Host, Events, State extends object, Actions extends object, Options = undefined, Memory = unknown> {
    readonly name: string;
    readonly scope: Scope;
    readonly isSignIn?: true;
    readonly reads?: Actions extends {
        readonly load: () => unknown;
    } ? readonly Resource[] : never;
    readonly source?: string;
    identity?(options: Exclude<Options, undefined>): object;
    state(init: FeatureInit<Host, Options>): State;
    memory?(init: FeatureInit<Host, Options>): Memory;
    actions(tools: ActionTools<Host, State, Actions, Memory>, options: Options): Actions;
    start?(life: LifeCall<Host, State, Actions, Memory>, options: Options): Unsubscribe | undefined;
    readonly on?: {
        readonly [Name in keyof Events]?: Handler<LifeCall<Host, State, Actions, Memory>, Events[Name]>;
    };
}

export interface FeatureInit<Host, Options> {
    readonly client: Host;
    readonly options: Options;
}

export type Handler<Life, Payload> = {
    handle(life: Life, payload: Payload): void;
}['handle'];

export interface Held {
    readonly scope: Scope;
    readonly holder: number;
}

export interface HistoryEntries {
    note(): string | null;
    setNote(note: string): void;
    back(count: number): void;
}

export interface IosShell extends AnyShell {
    readonly kind: 'ios';
    post(message: string): void;
}

export interface KeyValue {
    get(key: string): string | null;
    set(key: string, value: string | null): void;
}

export type LazyAction<Tools, State, Work> = Work extends ((tools: Tools, call: TaskCall<State>, ...input: infer Input) => infer Value) ? (...input: Input) => Value extends Promise<infer Result> ? Promise<Outcome<Result>> : Value : never;

export type LazyActions<Tools, State, Module, Table> = {
    readonly [Name in keyof Table & keyof Module]: LazyAction<Tools, State, Module[Name]>;
};

export interface LazyModule<Module> {
    readonly load: () => Promise<Module>;
    readonly loaded: () => Module | undefined;
}

export type LazyTable<Tools, State, Module, Table> = {
    readonly [Name in keyof Table]: Name extends keyof Module ? EntryOf<LazyAction<Tools, State, Module[Name]>> : never;
};

export interface LazyTask extends TaskOptions {
    readonly mode: TaskMode;
}

export interface LifeCall<Host, State, Actions, Memory = unknown> extends StepCall<State> {
    readonly client: Host;
    readonly actions: Actions;
    readonly memory: () => Memory;
    readonly cancelAll: () => void;
}

export interface ListActions<Filters = ListFilters, SortBy extends string = string, LoadInput = void> {
    load(input?: LoadInput): Promise<Outcome>;
    search(input: {
        readonly text: string;
    }): Promise<Outcome>;
    filter(input: {
        readonly filters: Filters;
    }): Promise<Outcome>;
    sort(input: ListSort<SortBy> | null): Promise<Outcome>;
    goToPage(input: {
        readonly page: number;
    }): Promise<Outcome>;
    setPageSize(input: {
        readonly pageSize: number | null;
    }): Promise<Outcome>;
    select(input: {
        readonly ids: readonly string[];
    }): void;
    selectAll(input?: {
        readonly onAllPages?: boolean;
    }): void;
    deselectAll(): void;
    stopBulk(): void;
    clearBulk(): void;
    retryRow(input: ListRow): void;
    rowState(id: string): RowState;
}

export type ListFilters = Readonly<Record<string, string>>;

export interface ListPage<Row> {
    readonly rows: readonly Row[];
    readonly total: number | null;
    readonly hasMore?: boolean;
}

export interface ListQuery {
    readonly search: string;
    readonly filters: ListFilters;
    readonly sort: ListSort | null;
    readonly page: number;
    readonly pageSize: number | null;
}

export interface ListRow {
    readonly id: string;
}

export interface ListSort<SortBy extends string = string> {
    readonly by: SortBy;
    readonly order: 'ASC' | 'DESC';
}

export interface ListState<Row extends ListRow> {
    readonly rows: readonly Row[];
    readonly total: number | null;
    readonly query: ListQuery;
    readonly answered: ListQuery | null;
    readonly status: ListStatus;
    readonly hasMore: boolean;
    readonly selected: readonly string[];
    readonly allExcept: readonly string[] | null;
    readonly bulk: BulkState | null;
}

export type ListStatus = 'unread' | 'loading' | 'searching' | 'appending' | 'refreshing' | 'ready';

export type ListTools<Row extends ListRow> = ActionTools<{
    readonly ports: Pick<Ports, 'page'>;
}, ListState<Row>>;

export interface Listing<Row extends ListRow, LoadInput = void> {
    readonly actions: ListActions<ListFilters, string, LoadInput>;
    creating<Input, Value>(work: (input: Input, signal: AbortSignal) => Promise<Value>): (input: Input) => Promise<Outcome<Value>>;
    changing<Input extends ListRow>(change: (row: Row, input: Input) => Row, work: (input: Input, signal: AbortSignal) => Promise<unknown>, check?: (row: Row | undefined, input: Input) => void): (input: Input) => Promise<Outcome>;
    removing<Input extends ListRow>(work: (input: Input, signal: AbortSignal) => Promise<unknown>, check?: (row: Row | undefined) => void): (input: Input) => Promise<Outcome>;
    inBulk<Input extends BulkInput = BulkInput>(change: (row: Row, input: Input | undefined) => Row | null, work: (id: string, signal: AbortSignal, input: Input | undefined) => Promise<unknown>): (input?: Input) => Promise<Outcome<BulkResult>>;
}

export interface ListingOptions {
    readonly resource: Resource;
    readonly isEndless?: boolean;
    readonly address?: string;
    readonly laterPageSize?: number;
}

export type LockPort = <Value>(name: string, options: LockRequest, work: () => Promise<Value>) => Promise<Value>;

export type LockRequest = WaitingRequest | StealingRequest;

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

export type LogSink = (level: 'error' | 'warn' | 'info' | 'debug', ...parts: unknown[]) => void;

export interface Logger {
    error(message: string, ...facts: unknown[]): void;
    warn(message: string, ...facts: unknown[]): void;
    info(message: string, ...facts: unknown[]): void;
    debug(message: string, ...facts: unknown[]): void;
}

export type MemoryOf<Host, Options, Memory> = unknown extends Memory ? unknown : {
    memory(init: FeatureInit<Host, Options>): Memory;
};

export interface NativeAnswer {
    resolve(value: unknown): void;
    reject(reason: unknown): void;
}

export type NativeShell = IosShell | AndroidShell;

export type NoFilters = Readonly<Record<never, string>>;

export type Outcome<Value = void> = Succeeded<Value> | Failed | Canceled;

export interface PagePort {
    url(): URL | null;
    open(url: string): void;
    move(path: string, options: {
        readonly replace: boolean;
    }): void;
    onWake(listener: () => void): Unsubscribe;
    onActivity?(listener: () => void): Unsubscribe;
    onMove?(listener: () => void): Unsubscribe;
    onReturn?(listener: () => void): Unsubscribe;
    openTab?(url: string): void;
    readonly entries?: HistoryEntries;
    isHidden?(): boolean;
    onShown?(listener: () => void): Unsubscribe;
}

export type Patch<State> = Partial<State> | ((state: State) => Partial<State>);

export class PorticoError extends Error {
    readonly name: string;
    readonly code: ErrorCode | (string & {});
    readonly status: number | undefined;
    readonly traceId: string | undefined;
    readonly retryAfter: number | undefined;
    readonly context: Readonly<Record<string, unknown>> | undefined;
    constructor(code: string, message: string, details?: PorticoErrorDetails);
}

export interface PorticoErrorDetails {
    readonly status?: number | undefined;
    readonly traceId?: string | undefined;
    readonly retryAfter?: number | undefined;
    readonly context?: Readonly<Record<string, unknown>> | undefined;
    readonly cause?: unknown;
}

export interface Ports {
    readonly fetch: typeof fetch;
    readonly clock: Clock;
    readonly page: PagePort;
    readonly storage: Storages;
    readonly tabs?: Tabs | null;
    readonly crypto?: WebCrypto;
    readonly native?: NativeShell | null;
    readonly log: LogSink;
    readonly webAuthn?: WebAuthn;
    readonly camera?: Camera;
}

export type ReadPage<Row, LoadInput = void> = (query: ListQuery, signal: AbortSignal, input: LoadInput | undefined) => Promise<ListPage<Row>>;

export interface RecordActions<Value extends object> {
    load(): Promise<Outcome>;
    save(patch: RecordPatch<Value>): Promise<Outcome>;
}

export interface RecordMeans<Value extends object> {
    readonly resource: Resource;
    readonly read: (signal: AbortSignal) => Promise<Value>;
    readonly write: (patch: RecordPatch<Value>, signal: AbortSignal) => Promise<unknown>;
    readonly check?: (value: Value | null, patch: RecordPatch<Value>) => void;
}

export type RecordPatch<Value> = {
    readonly [Name in keyof Value]?: Value[Name] extends readonly unknown[] | null | undefined ? Value[Name] : Value[Name] extends object | null | undefined ? RecordPatch<NonNullable<Value[Name]>> | Extract<Value[Name], null | undefined> : Value[Name];
};

export interface RecordState<Value extends object> {
    readonly value: Value | null;
}

export type Resource = keyof Resources;

export interface Resources {
    readonly 'account-settings': true;
    readonly 'api-tokens': true;
    readonly applications: true;
    readonly audits: true;
    readonly 'channel-events': true;
    readonly 'custom-login': true;
    readonly 'domain-restrictions': true;
    readonly 'email-channel': true;
    readonly entitlements: true;
    readonly factors: true;
    readonly 'group-configuration': true;
    readonly groups: true;
    readonly 'invite-link': true;
    readonly invoices: true;
    readonly 'ip-restrictions': true;
    readonly 'login-sessions': true;
    readonly me: true;
    readonly notifications: true;
    readonly 'own-emails': true;
    readonly passkeys: true;
    readonly 'payment-method': true;
    readonly people: true;
    readonly permissions: true;
    readonly 'personal-api-tokens': true;
    readonly 'phone-numbers': true;
    readonly plans: true;
    readonly provisioning: true;
    readonly reports: true;
    readonly roles: true;
    readonly 'security-center': true;
    readonly 'security-policies': true;
    readonly 'session-policy': true;
    readonly 'slack-channel': true;
    readonly 'sms-channel': true;
    readonly 'sso-connections': true;
    readonly 'sub-account-users': true;
    readonly 'sub-accounts': true;
    readonly subscription: true;
    readonly tenants: true;
    readonly usage: true;
    readonly 'webhook-logs': true;
    readonly webhooks: true;
}

export type RowFilters<Row> = {
    readonly [Member in keyof Row & string]?: string;
};

export interface RowInput {
    readonly id: string;
}

export interface RowState {
    readonly isBusy: boolean;
    readonly error: PorticoError | null;
}

export type Scope = 'client' | 'user' | 'tenant';

export interface Secret<Value = string> {
    reveal(): Value;
}

export interface SentTimes {
    readonly sentAt: number;
    readonly resendAt: number;
}

export type Setter<State> = (patch: Patch<State>) => void;

export interface Slice<State, Actions> {
    readonly getSnapshot: () => Snapshot<State, Actions>;
    readonly getServerSnapshot: () => Snapshot<State, Actions>;
    readonly subscribe: (listener: () => void) => Unsubscribe;
    readonly actions: Actions;
}

export type SliceArguments<Options> = undefined extends Options ? [
    options?: SliceOptions<Options>
] : [
    options: SliceOptions<Options>
];

export type SliceOptions<Options> = ([
    Options
] extends [
    undefined
] ? unknown : Exclude<Options, undefined>) & {
    readonly key?: string;
};

export type Snapshot<State, Actions> = State & Actions & CallSummary<Actions>;

export interface StealingRequest {
    readonly steal: true;
}

export interface StepCall<State> {
    readonly set: Setter<State>;
    readonly state: () => State;
}

export interface Storages {
    readonly local: KeyValue;
    readonly session: KeyValue;
}

export interface Succeeded<Value = void> {
    readonly ok: true;
    readonly value: Value;
}

export interface TabLine {
    post(message: unknown): void;
    close(): void;
}

export interface Tabs {
    readonly id: string;
    readonly lock: LockPort | null;
    line(name: string, onMessage: (message: unknown) => void): TabLine | null;
    onStored(key: string, listener: () => void): Unsubscribe;
    noteStored?(key: string): void;
}

export interface TaskCall<State> extends StepCall<State> {
    readonly signal: AbortSignal;
    readonly delay: (ms: number) => Promise<void>;
    readonly optimistic: Setter<State>;
    readonly meanwhile: Setter<State>;
    readonly cancelOthers: () => void;
}

export type TaskMode = 'latest' | 'single' | 'parallel';

export type TaskName<Actions> = {
    [Name in keyof Actions]: Actions[Name] extends ((...input: never[]) => Promise<Outcome<unknown>>) ? Name : never;
}[keyof Actions];

export interface TaskOptions {
    readonly changes?: readonly Resource[];
    readonly group?: string;
}

export type Unsubscribe = () => void;

export interface WaitingRequest {
    readonly signal: AbortSignal;
}

export interface WebAuthn {
    availability(): Promise<WebAuthnAvailability>;
    create(options: WebAuthnCreation, how: {
        readonly signal: AbortSignal;
    }): Promise<WebAuthnAttestation>;
    get(options: WebAuthnRequest, how: WebAuthnHow): Promise<WebAuthnAssertion>;
}

export interface WebAuthnAssertion {
    readonly id: string;
    readonly response: {
        readonly clientDataJSON: string;
        readonly authenticatorData: string;
        readonly signature: string;
        readonly userHandle?: string;
    };
}

export interface WebAuthnAttestation {
    readonly id: string;
    readonly response: {
        readonly clientDataJSON: string;
        readonly attestationObject: string;
    };
    readonly deviceType: 'Platform' | 'CrossPlatform';
}

export interface WebAuthnAvailability {
    readonly isSupported: boolean;
    readonly hasPlatform: boolean;
    readonly hasAutofill: boolean;
}

export interface WebAuthnCreation {
    readonly rp: {
        readonly id: string;
        readonly name: string;
    };
    readonly user: {
        readonly id: string;
        readonly name: string;
        readonly displayName: string;
    };
    readonly challenge: string;
    readonly pubKeyCredParams: readonly {
        readonly type: 'public-key';
        readonly alg: number;
    }[];
    readonly excludeCredentials?: readonly WebAuthnCredential[];
    readonly timeout?: number;
    readonly authenticatorSelection?: {
        readonly authenticatorAttachment?: 'platform' | 'cross-platform';
        readonly requireResidentKey?: boolean;
        readonly residentKey?: string;
        readonly userVerification?: string;
    };
}

export interface WebAuthnCredential {
    readonly type: string;
    readonly id: string;
    readonly transports?: readonly string[];
}

export interface WebAuthnHow {
    readonly signal: AbortSignal;
    readonly mediation?: 'conditional';
}

export interface WebAuthnRequest {
    readonly challenge: string;
    readonly allowCredentials?: readonly WebAuthnCredential[];
    readonly timeout?: number;
    readonly rpId?: string;
    readonly userVerification?: 'required' | 'preferred' | 'discouraged';
}

export interface WebCrypto {
    getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
    readonly subtle?: Pick<SubtleCrypto, 'digest'>;
}

export type WholeListActions<Row extends ListRow, LoadInput = void> = ListActions<RowFilters<Row>, keyof Row & string, LoadInput>;

export function addressKey(typed: string): string;

export function emailAddress(typed: string): string;

export function emptyList<Row extends ListRow>(query?: Partial<ListQuery>): ListState<Row>;

export function internationalNumber(typed: string): string;

export function isCurrent({ query, answered }: Pick<ListState<ListRow>, 'query' | 'answered'>): boolean;

export function isEmailAddress(text: string): boolean;

export function lazyActions<Host, State, Actions, Memory, Module extends object, const Table extends object>(tools: ActionTools<Host, State, Actions, Memory>, module: LazyModule<Module>, table: Table & LazyTable<ActionTools<Host, State, Actions, Memory>, State, Module, Table>): LazyActions<ActionTools<Host, State, Actions, Memory>, State, Module, Table>;

export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module>;

export function listing<Row extends ListRow, LoadInput = void>(tools: ListTools<Row>, read: ReadPage<Row, LoadInput>, { resource, isEndless, address, laterPageSize }: ListingOptions): Listing<Row, LoadInput>;

export function plainAddress(typed: string): string;

export function plainCode(typed: string): string;

export function plainNumber(typed: string): string;

export function plainRecoveryCode(typed: string): string;

export function platformPorts(): Ports;

export function readOnlyRecord<Value extends object>({ task }: ActionTools<unknown, RecordState<Value>>, read: (signal: AbortSignal) => Promise<Value>): Pick<RecordActions<Value>, 'load'>;

export function recipe<State>(edit: (draft: Draft<State>) => void): (state: State) => State;

export function secret<Value>(value: Value): Secret<Value>;

export function singleRecord<Value extends object>(tools: ActionTools<unknown, RecordState<Value>>, { resource, read, write, check }: RecordMeans<Value>): RecordActions<Value>;

export function whenShown({ page }: Pick<Ports, 'page'>, act: () => void): Unsubscribe;
