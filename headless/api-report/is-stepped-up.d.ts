// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AssuranceAge {
    readonly maxAge?: number | undefined;
    readonly now: number;
    readonly rule?: StepUpRule | undefined;
}

export interface AssuranceClaims {
    readonly acr?: unknown;
    readonly amr?: unknown;
    readonly auth_time?: unknown;
}

export interface StepUpDemand {
    readonly maxAge?: number | undefined;
    readonly acrValues?: readonly string[];
}

export interface StepUpRule {
    readonly acrValues?: readonly string[];
    readonly maxAge?: number;
}

export function isSteppedUp(claims: AssuranceClaims | null | undefined, { maxAge: asked, now, rule }: AssuranceAge): boolean;

export const multiFactor = "http://schemas.openid.net/pape/policies/2007/06/multi-factor";

export function stepUpDemandIn(header: string | null | undefined): StepUpDemand | null;
