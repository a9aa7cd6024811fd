// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AssuranceAge {
    readonly maxAge?: number | undefined;
    readonly now: number;
}

export interface AssuranceClaims {
    readonly acr?: unknown;
    readonly amr?: unknown;
    readonly auth_time?: unknown;
}

export function isSteppedUp(claims: AssuranceClaims | null | undefined, { maxAge, now }: AssuranceAge): boolean;
