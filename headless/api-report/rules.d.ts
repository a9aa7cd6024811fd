// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AttributeSources {
    readonly custom?: Readonly<Record<string, unknown>> | undefined;
    readonly jwt?: Readonly<Record<string, unknown>> | undefined;
}

export type Attributes = Readonly<Record<string, unknown>>;

export interface Condition {
    readonly attribute: string;
    readonly op: ConditionOperation;
    readonly value: Readonly<Record<string, unknown>>;
    readonly negate: boolean;
}

export interface ConditionGroup {
    readonly conditionLogic: ConditionLogic;
    readonly conditions: readonly (Condition | ConditionGroup)[];
}

export type ConditionLogic = 'and' | 'or';

export type ConditionOperation = 'in_list' | 'starts_with' | 'ends_with' | 'contains' | 'matches' | 'equal' | 'greater_than' | 'greater_than_equal' | 'lower_than' | 'lower_than_equal' | 'between_numeric' | 'is' | 'on' | 'between_date' | 'on_or_after' | 'on_or_before';

export interface Entitled {
    readonly isEntitled: true;
    readonly justification?: undefined;
}

export type Entitlement = Entitled | NotEntitled;

export interface EntitlementFeature {
    readonly expireTime: number | null;
    readonly planIds: readonly string[];
    readonly linkedPermissions: readonly string[];
    readonly featureFlag?: EntitlementFeatureFlag;
}

export interface EntitlementFeatureFlag extends EntitlementPlan {
    readonly on: boolean;
    readonly offTreatment: Treatment;
}

export interface EntitlementPlan {
    readonly defaultTreatment: Treatment;
    readonly rules?: readonly TargetingRule[];
}

export interface Entitlements {
    readonly isEntitledToFeature: (key: string, attributes?: AttributeSources, now?: number) => Entitlement;
    readonly isEntitledToPermission: (key: string, attributes?: AttributeSources, now?: number) => Entitlement;
}

export interface EntitlementsContext {
    readonly features: Readonly<Record<string, EntitlementFeature>>;
    readonly plans: Readonly<Record<string, EntitlementPlan>>;
    readonly permissions: Readonly<Record<string, true>>;
}

export interface Holder {
    readonly roles?: readonly (string | Keyed)[] | undefined;
    readonly permissions?: readonly (string | Keyed)[] | undefined;
    readonly isSuperUser?: boolean | undefined;
}

export type Justification = 'MISSING_FEATURE' | 'MISSING_PERMISSION' | 'BUNDLE_EXPIRED';

export interface Keyed {
    readonly key: string;
}

export interface NotEntitled {
    readonly isEntitled: false;
    readonly justification: Justification;
}

export interface Requirement {
    readonly roles?: readonly string[] | undefined;
    readonly permissions?: readonly string[] | undefined;
    readonly mode?: 'every' | 'any' | undefined;
}

export interface TargetingRule extends ConditionGroup {
    readonly treatment: Treatment;
}

export type Treatment = 'true' | 'false';

export function compileEntitlements(context: EntitlementsContext): Entitlements;

export function evaluateCondition(condition: Condition, attributes: Attributes): boolean;

export function evaluateFlag(flag: EntitlementFeatureFlag, attributes: Attributes): boolean;

export function evaluatePlan(plan: EntitlementPlan, attributes: Attributes): boolean;

export function evaluateRule(rule: ConditionGroup, attributes: Attributes): boolean;

export function isAuthorized(holder: Holder, requirement: Requirement): boolean;

export function isEntitledToFeature(context: EntitlementsContext, key: string, attributes?: AttributeSources, now?: number): Entitlement;

export function isEntitledToPermission(context: EntitlementsContext, key: string, attributes?: AttributeSources, now?: number): Entitlement;

export function matchesPermission(pattern: string, key: string): boolean;
