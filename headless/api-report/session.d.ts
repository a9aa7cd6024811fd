// The public surface of this entry, written by "npm run api-report". Do not edit.

export type Accepted = AcceptedUser | AcceptedChallenge | AcceptedPasswordReset | AcceptedBreachedPassword | AcceptedUnknown;

export interface AcceptedBreachedPassword {
    readonly kind: 'breachedPassword';
    readonly email: string | undefined;
}

export interface AcceptedChallenge {
    readonly kind: 'challenge';
    readonly challenge: Challenge;
}

export interface AcceptedPasswordReset {
    readonly kind: 'passwordReset';
    readonly token: string;
    readonly userId: string;
}

export interface AcceptedUnknown {
    readonly kind: 'unsupported';
    readonly reason: string;
}

export interface AcceptedUser {
    readonly kind: 'authenticated';
    readonly user: User;
    readonly password?: PasswordStanding;
}

export interface AccessTokenOptions {
    readonly minTtl?: number;
    readonly forceRefresh?: boolean;
    readonly scope?: Scope;
}

export interface Challenge {
    readonly mfaToken: string;
    readonly isEnrolled: boolean;
    readonly devices: NonNullable<LoginAnswer['mfaDevices']>;
    readonly strategies: NonNullable<LoginAnswer['mfaStrategies']>;
    readonly email?: string | undefined;
    readonly enforcedFrom?: string | undefined;
}

export interface HeldGroup {
    readonly id: string;
    readonly name: string;
    readonly roles: readonly HeldRole[];
}

export interface HeldRole {
    readonly key: string;
    readonly name?: string;
}

export interface LogOutOptions {
    readonly settle?: number;
    readonly isStaying?: boolean;
}

export type LoginAnswer = components['schemas']['LoginResponse'];

export interface PasswordStanding {
    readonly isBreached: boolean;
    readonly expiresIn: number | undefined;
    readonly notificationPeriod: number | undefined;
}

export interface RenewalAsked {
    readonly signal: AbortSignal;
    readonly tenantId: string | null;
}

export type RestoreSession = 'always' | 'seen' | (() => boolean);

export interface SessionActions {
    load(): Promise<Outcome>;
    refresh(): Promise<Outcome<SessionStatus>>;
    logOut(options?: LogOutOptions): Promise<Outcome>;
    getAccessToken(options?: AccessTokenOptions): Promise<string | null>;
    accept(answer: LoginAnswer, call: {
        readonly signal: AbortSignal;
    }): Promise<Accepted>;
    renewWith(change: () => Promise<unknown>, call: {
        readonly signal: AbortSignal;
    }): Promise<void>;
    inTurn<Value extends object>(send: () => Promise<Value>, call: {
        readonly signal: AbortSignal;
    }): Promise<Value>;
    switchTenant(tenantId: string, call: {
        readonly signal: AbortSignal;
    }): Promise<boolean>;
    getChallenge(): Challenge | null;
    dropChallenge(): void;
}

export type SessionEnd = 'sessionEnded' | 'cookieBlocked';

export interface SessionEvents {
    readonly signedIn: User;
    readonly signedOut: User;
    readonly steppedUp: User;
    readonly challenge: Challenge | null;
    readonly cookieBlocked: {
        readonly provider: string;
    };
    readonly sessionEnded: {
        readonly reason: SessionEnd;
    };
}

export interface SessionHost {
    readonly name: string;
    readonly api: Api;
    readonly ports: Ports;
    readonly log: Logger;
    readonly options: SessionOptions & Pick<ApiOptions, 'baseUrl' | 'applicationId' | 'urlPrefix'>;
    readonly session: Pick<SessionActions, 'load'>;
    readonly startUp: {
        readonly loadFlags: () => Promise<unknown>;
    };
    isFlagOn(name: string): Promise<boolean>;
    emit<Name extends keyof SessionEvents>(event: Name, payload: SessionEvents[Name]): void;
    holder(scope?: Scope): number;
    forget(scope: 'user' | 'tenant', keep?: object, isSignIn?: boolean): void;
    leave(address: string): void;
}

export interface SessionOptions {
    readonly keepSessionAlive?: boolean;
    readonly restoreSession?: RestoreSession;
    readonly tenantPerTab?: boolean;
    readonly hostedLogin?: SessionSource;
}

export interface SessionSource {
    readonly loadsProfile: boolean;
    person?(host: Pick<SessionHost, 'log'>, claims: Readonly<Record<string, unknown>>): StatedPerson;
    readonly baseUrl?: string;
    readonly scope?: string;
    readonly audience?: string;
    beforeRenewal?(host: SessionHost, signal: AbortSignal): Promise<void>;
    renew(host: SessionHost, asked: RenewalAsked): Promise<LoginAnswer>;
    leave(host: SessionHost): Promise<void>;
    forget?(host: SessionHost): void;
}

export interface SessionState {
    readonly status: SessionStatus;
    readonly user: User | null;
    readonly tenants: readonly Tenant[];
    readonly tenant: Tenant | null;
}

export type SessionStatus = 'restoring' | 'authenticated' | 'unauthenticated' | 'stale' | 'unreachable';

export interface StatedPerson {
    readonly tenantId: string;
    readonly tenants: readonly unknown[];
    readonly roles: readonly unknown[];
    readonly permissions: readonly unknown[];
}

export type Tenant = components['schemas']['Tenant'];

export interface User {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly tenantId: string;
    readonly isEmailVerified: boolean;
    readonly profilePictureUrl?: string | undefined;
    readonly profileImage?: string | undefined;
    readonly profileImageUrl?: string | undefined;
    readonly phone?: string | undefined;
    readonly roles: readonly HeldRole[];
    readonly roleIds: readonly string[];
    readonly groups: readonly HeldGroup[];
    readonly permissions: readonly string[];
    readonly isSuperUser: boolean;
    readonly hasSecondFactor?: boolean | undefined;
    readonly isMfaEnabled?: boolean | undefined;
    readonly isVerified?: boolean | undefined;
    readonly isActivated?: boolean | undefined;
    readonly isDisabled?: boolean | undefined;
    readonly provider?: string | undefined;
    readonly createdAt?: string | undefined;
    readonly lastLogin?: string | undefined;
    readonly expiresAt?: string | undefined;
    readonly metadata?: string | undefined;
    readonly customData?: Readonly<Record<string, unknown>> | undefined;
    readonly amr?: readonly string[] | undefined;
    readonly acr?: string | undefined;
    readonly authTime?: number | undefined;
    readonly claims: Readonly<Record<string, unknown>>;
}

export const sessionFeature: Feature<SessionHost, SessionEvents, SessionState, SessionActions>;
