// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface FeatureHook<State, Actions, Options = undefined> {
    (...options: SliceArguments<Options>): Shown<Snapshot<State, Actions>>;
    (this: undefined extends Options ? never : {
        readonly 'this hook needs options': RequiredName<Options>;
    }): never;
    <Selection>(selector: undefined extends Options ? (snapshot: Snapshot<State, Actions>) => Selection : never): Selection;
    <Selection>(options: SliceOptions<Options> | (undefined extends Options ? undefined : never), selector: (snapshot: Snapshot<State, Actions>) => Selection): Selection;
}

export interface GateProps {
    readonly children?: ReactNode;
}

export interface PageRoute {
    readonly name: RouteName | null;
    readonly path: string;
    readonly query: URLSearchParams;
}

export function PorticoProvider({ client, children }: PorticoProviderProps): ReactElement;

export interface PorticoProviderProps {
    readonly client: Client;
    readonly children?: ReactNode;
}

export function RedirectToSignIn({ fallback }?: Pick<WaitingGateProps, 'fallback'>): ReactElement | null;

export type RequiredName<Options> = {
    [Name in keyof Options]-?: object extends Pick<Options, Name> ? never : Name;
}[keyof Options];

export function SessionPending({ children }: GateProps): ReactElement | null;

export function SessionUnreachable({ children }: GateProps): ReactElement | null;

export type Shown<Value> = {
    [Name in keyof Value]: Value[Name];
} & {};

export function SignedIn({ children, fallback }: WaitingGateProps): ReactElement | null;

export function SignedOut({ children, fallback }: WaitingGateProps): ReactElement | null;

export interface WaitingGateProps extends GateProps {
    readonly fallback?: ReactNode;
}

export function createFeatureHook<State extends object, Actions extends object, Options = undefined>(feature: Feature<State, Actions, Options> & DistinctNames<State, Actions>): FeatureHook<State, Actions, Options>;

export function useAnswers(operation: Operation | undefined): boolean;

export function useAuthUser(): User | null;

export const useCaptcha: FeatureHook<CaptchaState, CaptchaActions>;

export function useClient(): Client;

export function useFeatureFlag(name: string): boolean;

export function useFeatureFlags<Name extends string>(names: readonly Name[]): Readonly<Record<Name, boolean>>;

export function useHolder(): number;

export function useReaction<State extends object, Actions extends object>(feature: Feature<State, Actions>, selector: (snapshot: Snapshot<State, Actions>) => string | number | boolean | null | undefined, act: () => unknown): void;

export function useResendWait(sent: SentTimes | null): number;

export function useRoute(): PageRoute;

export const useSession: FeatureHook<SessionState, SessionActions>;

export const useStartUp: FeatureHook<StartUpState, StartUpActions>;
