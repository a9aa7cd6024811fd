// The public surface of this entry, written by "npm run api-report". Do not edit.

export function Can({ children, fallback, ...request }: CanProps): ReactElement;

export interface CanProps extends CanRequest {
    readonly children?: ReactNode | ((permit: Permit) => ReactNode);
    readonly fallback?: ReactNode;
}

export interface CanRequest extends GuardRequest {
    readonly feature?: string | undefined;
    readonly permission?: string | undefined;
    readonly stepUp?: true | StepUpRequest | undefined;
    readonly attributes?: CustomAttributes | undefined;
}

export type CustomAttributes = NonNullable<AttributeSources['custom']>;

export type DenialReason = 'SIGNED_OUT' | 'MISSING_ROLE' | Justification | 'STEP_UP_REQUIRED' | 'ENTITLEMENTS_DISABLED' | 'UNAVAILABLE';

export interface EntitlementAnswer {
    readonly isEntitled: boolean;
    readonly justification: Justification | null;
    readonly isPending: boolean;
    readonly error: PorticoError | null;
}

export type EntitlementQuestion = FeatureQuestion | PermissionQuestion;

export interface EntitlementsActions {
    load(): Promise<Outcome>;
}

export interface EntitlementsState {
    readonly status: 'disabled' | 'loading' | 'loaded' | 'failed';
    readonly context: EntitlementsContext | null;
}

export interface FeatureQuestion {
    readonly featureKey: string;
    readonly permissionKey?: undefined;
}

export interface GuardRequest {
    readonly roles?: readonly string[] | undefined;
    readonly permissions?: readonly string[] | undefined;
    readonly mode?: 'every' | 'any' | undefined;
}

export interface Known {
    readonly session: Pick<SessionState, 'status' | 'user'>;
    readonly entitlements: Pick<EntitlementsState, 'status' | 'context'>;
    readonly now: number;
    readonly stepUpRule?: StepUpRule | undefined;
}

export interface PermissionQuestion {
    readonly permissionKey: string;
    readonly featureKey?: undefined;
}

export interface Permit {
    readonly isAllowed: boolean;
    readonly isPending: boolean;
    readonly reasons: readonly DenialReason[];
    readonly remedy: Remedy | null;
    readonly trace: readonly TraceLine[];
}

export type Remedy = 'signIn' | 'askAdministrator' | 'upgrade' | 'stepUp' | 'none';

export interface StepUpRequest {
    readonly maxAge?: number | undefined;
}

export interface TraceLine {
    readonly check: 'session' | 'roles' | 'permissions' | 'feature' | 'permission' | 'stepUp';
    readonly asked: string;
    readonly isMet: boolean;
    readonly reason: DenialReason | null;
}

export const entitlementsFeature: Feature<EntitlementsState, EntitlementsActions>;

export function judge(known: Known, question: EntitlementQuestion, custom?: CustomAttributes): EntitlementAnswer;

export function useAuthorized(request: GuardRequest): Permit;

export function useCan(request: CanRequest): Permit;

export function useEntitlements(question: EntitlementQuestion, attributes?: CustomAttributes): EntitlementAnswer;
