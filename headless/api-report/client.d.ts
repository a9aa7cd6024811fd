// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AccountUsage extends UsageTotals {
    readonly tenantId: string;
    readonly name: string;
}

export interface ActionHandlers<Input = never, Value = unknown, Options = never> {
    before?(call: AroundCall<Input, Options>): string | undefined | Promise<string | undefined>;
    after?(call: AroundCall<Input, Options> & {
        readonly outcome: Outcome<Value>;
    }): void;
}

export interface Around {
    readonly feature: string;
    readonly of: (action: string, options: unknown, log: Logger) => readonly CallHandlers[];
}

export interface AroundCall<Input = unknown, Options = unknown> {
    readonly feature: string;
    readonly action: string;
    readonly input: Input;
    readonly options: Options;
}

export interface AuthorizedFetchOptions {
    readonly origins?: readonly string[];
}

export interface CallHandlers {
    readonly before: (input: unknown, signal: AbortSignal) => Promise<void>;
    readonly after: (input: unknown, outcome: Outcome<unknown>) => void;
}

export type CaptchaAction = 'login' | 'sign_up' | 'magic_link_postlogin';

export interface CaptchaProvider {
    load(site: CaptchaSite): Promise<void>;
    execute(action: CaptchaAction, site: CaptchaSite): Promise<string>;
}

export interface CaptchaSite {
    readonly siteKey: string;
    readonly signal: AbortSignal;
}

export interface Client extends Container<Client, ClientEvents> {
    readonly api: Api;
    readonly session: SessionActions;
    readonly startUp: StartUpActions;
    readonly options: ClientOptions & Target;
    start(options?: StartOptions): Promise<void>;
    ready(listener: () => void): void;
    isFlagOn(name: string): Promise<boolean>;
    navigate(path: string, options?: Partial<NavigateSettings>): void;
    leave(address: string): void;
}

export interface ClientEvents extends CoreEvents, SessionEvents, StartUpEvents, PortalEvents {
}

export interface ClientOptions extends Omit<ApiOptions, 'baseUrl'>, SessionOptions {
    readonly baseUrl: BaseUrl | URL;
    readonly hostedLogin?: HostedSignIn;
    readonly hostedPortal?: boolean;
    readonly name?: string;
    readonly routes?: Partial<RouteUrls>;
    readonly navigate?: NavigateCallback;
    readonly allowedOrigins?: readonly string[];
    readonly adminPortalUrl?: string;
    readonly pictureOrigins?: readonly string[];
    readonly enforceRedirects?: boolean;
    readonly flags?: Readonly<Record<string, 'on' | 'off'>>;
    readonly entitlements?: boolean;
    readonly rememberMfaMethod?: boolean;
    readonly captcha?: CaptchaProvider;
    readonly payments?: PaymentAdapter;
    readonly billingAddressCollection?: 'auto' | 'required';
    readonly scimAddress?: (connectionId: string) => string;
    readonly usage?: UsageSource;
    readonly around?: readonly Around[];
    readonly logLevel?: LogLevel;
    readonly state?: ClientState | undefined;
    readonly preview?: Preview;
    readonly ports?: Partial<Ports>;
}

export interface ClientState {
    readonly name: string;
    readonly slices: Readonly<Record<string, object>>;
}

export type Feature<State extends object, Actions extends object, Options = undefined, Memory = unknown> = Feature$1<Client, ClientEvents, State, Actions, Options, Memory> & MemoryOf<Client, Options, Memory>;

export type FeatureHandlers<Actions, Options = unknown> = {
    readonly [Name in TaskName<Actions>]?: Actions[Name] extends ((input: infer Input) => Promise<Outcome<infer Value>>) ? ActionHandlers<Input, Value, Options> : never;
};

export interface FeatureUsage {
    readonly key: string;
    readonly name?: string;
    readonly used: number;
    readonly limit?: number | null;
    readonly countsFrom?: string | null;
    readonly resetsAt?: string | null;
}

export interface HostedSignIn extends SessionSource {
    signIn(client: Client): void;
    stepUp(client: Client, demand: StepUpDemand): Promise<void>;
    readonly stepUpRule?: StepUpRule;
}

export interface IssuerClientOptions extends Omit<ClientOptions, 'baseUrl' | 'hostedLogin'> {
    readonly baseUrl?: undefined;
    readonly hostedLogin: HostedSignIn;
}

export interface LoadingFeature {
    readonly client: Client;
    readonly actions: {
        load(): unknown;
    };
}

export type NavigateCallback = (path: string, options: NavigateSettings) => void;

export interface NavigateSettings {
    readonly replace: boolean;
}

export interface PayerAddress {
    readonly addressLine1?: string;
    readonly addressLine2?: string;
    readonly city?: string;
    readonly state?: string;
    readonly postalCode?: string;
    readonly country?: string;
}

export interface PaymentAdapter {
    load(site: PaymentSite): Promise<void>;
    mount(element: HTMLElement, site: PaymentSite, options: PaymentFieldOptions): Promise<PaymentField>;
}

export interface PaymentConfirmation {
    readonly setupIntentSecret: string;
    readonly details: PaymentDetails;
    readonly signal: AbortSignal;
}

export interface PaymentDetails {
    readonly name: string;
    readonly email?: string;
    readonly address?: PayerAddress;
}

export type PaymentFault = 'card-incomplete' | 'card-expired' | 'card-declined' | 'confirmation-failed' | 'payment-unreachable';

export interface PaymentField {
    confirm(confirmation: PaymentConfirmation): Promise<PaymentFault | null>;
    setTheme(theme: PaymentTheme): void;
    focus(): void;
    dispose(): void;
}

export interface PaymentFieldOptions {
    readonly label: string;
    readonly theme?: PaymentTheme;
    readonly locale?: string | undefined;
    onChange?(state: PaymentFieldState): void;
}

export interface PaymentFieldState {
    readonly isComplete: boolean;
    readonly brand: string | null;
    readonly error: PaymentFault | null;
}

export interface PaymentSite {
    readonly publishableKey: string;
    readonly signal: AbortSignal;
}

export interface PaymentTheme {
    readonly scheme: 'light' | 'dark';
    readonly text: string;
    readonly placeholder: string;
    readonly danger: string;
    readonly background: string;
    readonly fontFamily: string;
    readonly fontSize: string;
}

export interface PortalEvents {
    readonly adminBoxMenuClicked: {
        readonly tab: string;
    };
    readonly inviteMemberClicked: undefined;
    readonly inviteMemberSubmit: undefined;
    readonly inviteMembersSubmit: {
        readonly count: number;
    };
}

export interface Preview {
    readonly fetch: (request: Request) => Promise<Response>;
}

export interface SeatUsage {
    readonly used: number;
    readonly limit?: number | null;
}

export interface SecondStepUsage {
    readonly covered: number;
    readonly total: number;
}

export interface StartOptions {
    readonly framework?: string;
}

export interface TokenUsage {
    readonly id: string;
    readonly name: string;
    readonly calls: number;
    readonly refused?: number;
    readonly before?: number;
}

export type Tools<State extends object, Actions extends object, Memory = unknown> = ActionTools<Client, State, Actions, Memory>;

export interface UsageBucket extends UsageTotals {
    readonly from: string;
    readonly to: string;
}

export interface UsageNumbers {
    readonly members?: SeatUsage;
    readonly secondStep?: SecondStepUsage;
    readonly totals?: UsageTotals;
    readonly before?: UsageTotals;
    readonly buckets: readonly UsageBucket[];
    readonly signInWays?: readonly WayUsage[];
    readonly tokens?: readonly TokenUsage[];
    readonly features?: readonly FeatureUsage[];
    readonly accounts?: readonly AccountUsage[];
}

export interface UsageQuery {
    readonly from: string;
    readonly to: string;
    readonly step: UsageStep;
    readonly timeZone: string;
    readonly hasSubAccounts: boolean;
    readonly signal: AbortSignal;
}

export type UsageSource = (query: UsageQuery) => Promise<UsageNumbers>;

export type UsageStep = 'day' | 'week' | 'month';

export interface UsageTotals {
    readonly members?: number;
    readonly activePeople?: number;
    readonly signIns?: number;
    readonly tokenCalls?: number;
}

export type WayIn = 'EmailAndPassword' | 'Code' | 'MagicLink' | 'SmsCode';

export interface WayUsage {
    readonly way: 'password' | 'link' | 'code' | 'sms' | 'passkey' | 'social' | 'sso' | (string & {});
    readonly count: number;
    readonly before?: number;
}

export function around<Host, Events, State extends object, Actions extends object, Options>(feature: Feature<Host, Events, State, Actions, Options>, handlers: FeatureHandlers<Actions, Exclude<Options, undefined>>): Around;

export function createAuthorizedFetch(client: Client, { origins }?: AuthorizedFetchOptions): typeof fetch;

export function createClient(given: ClientOptions | IssuerClientOptions): Client;

export function loadWhileSignedIn({ client, actions }: LoadingFeature): Unsubscribe;

export function navigateAfterAuth(client: Client, { reloads }?: {
    readonly reloads?: boolean;
}): void;

export function serializeClient({ name, states }: Pick<Container<unknown, unknown>, 'name' | 'states'>): ClientState;
