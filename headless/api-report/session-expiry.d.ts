// The public surface of this entry, written by "npm run api-report". Do not edit.

export type ExpiryReason = 'idle' | 'reLogin';

export interface SessionExpiry extends Omit<SessionExpiryState, 'status'>, SessionExpiryActions {
    readonly status: SessionExpiryState['status'] | 'warning';
    readonly remaining: number | null;
}

export interface SessionExpiryActions {
    staySignedIn(): void;
    load(): Promise<Outcome>;
}

export interface SessionExpiryOptions {
    readonly warnAhead?: number | undefined;
}

export interface SessionExpiryState {
    readonly status: 'none' | 'active' | 'expired';
    readonly expiresAt: number | null;
    readonly reason: ExpiryReason | null;
    readonly policy: SessionPolicy | null;
}

export interface SessionPolicy {
    readonly idleTimeout: number | null;
    readonly reLoginAfter: number | null;
    readonly maxSessions: number | null;
}

export const sessionExpiryFeature: Feature<SessionExpiryState, SessionExpiryActions>;

export function useSessionExpiry({ warnAhead }?: SessionExpiryOptions): SessionExpiry;
