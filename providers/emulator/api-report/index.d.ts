// The public surface of this entry, written by "npm run api-report". Do not edit.

export { AccountLink } from './state'
export { AreaRecords } from './state'
export interface Arranging {
    readonly addUser: (user: NewUser) => User;
    readonly addTenant: (tenant: NewTenant) => Tenant;
    readonly useWaysIn: (waysIn: WaysInChange) => WaysIn;
    readonly setPolicy: (policy: PolicyChange) => Policy;
    readonly setLocked: (email: string, isLocked: boolean) => void;
    readonly countTokenCalls: (use: TokenUse) => void;
    readonly setTxtRecords: (domain: string, values: readonly string[]) => void;
    readonly arrange: (change: (state: State) => void, options?: {
        readonly unchecked?: boolean;
    }) => void;
}

export interface Audit {
    id: string;
    tenantId: string;
    vendorId?: string;
    userId: string | null;
    user?: string;
    email?: string;
    ip?: string;
    userAgent?: string;
    action: string;
    description?: string;
    severity: 'Info' | 'High';
    json?: unknown;
    createdAt: string;
}

export { Authenticator } from './state'
export { Authorization } from './state'
export interface Captcha {
    readonly setPolicy: (policy: CaptchaPolicy) => void;
    readonly issue: (action: CaptchaAction) => string;
}

export { CaptchaAction } from './state'
export { CaptchaPolicy } from './state'
export { CaptchaToken } from './state'
export { Challenge } from './state'
export { Condition } from './state'
export { ConditionGroup } from './state'
export { ConditionOperation } from './state'
export { CoreState } from './state'
export { DomainRestriction } from './state'
export { DomainRestrictionConfig } from './state'
export { EmailChange } from './state'
export { EmailPolicy } from './state'
export interface Emulator extends Arranging {
    readonly fetch: (request: Request, cookies?: CookieExchange) => Promise<Response>;
    readonly now: () => number;
    readonly advance: (ms: number) => void;
    readonly setTime: (time: number) => void;
    readonly reset: (seed?: Seed) => void;
    readonly faults: Pick<Faults, 'add' | 'list' | 'clear'>;
    readonly journal: Pick<Journal, 'entries' | 'clear'>;
    readonly entitlements: EntitlementGrants;
    readonly plans: Plans;
    readonly permissions: PermissionGrants;
    readonly flags: Flags;
    readonly captcha: Captcha;
    readonly outbox: () => readonly Message[];
    readonly slackMessages: () => readonly SlackMessage[];
    readonly received: () => readonly Received[];
    readonly signIn: (email: string) => string;
    readonly actorToken: (email: string) => string;
    readonly snapshot: () => State;
    readonly snapshotText: () => string;
    readonly latency: (ms?: number) => number;
    readonly onChange: (listener: (state: State) => void) => () => void;
}

export interface EmulatorOptions {
    readonly seed?: Seed;
    readonly with?: readonly Extra[];
    readonly random?: number;
    readonly tenants?: number;
    readonly users?: number;
    readonly audits?: number;
    readonly usageDays?: number;
    readonly prefix?: string;
    readonly origins?: readonly string[];
    readonly offers?: readonly string[];
    readonly latency?: number;
    readonly refreshGrace?: number;
    readonly controlToken?: string;
    readonly isExposed?: boolean;
    readonly relyingParty?: RelyingParty;
    readonly reach?: readonly string[];
    readonly deliver?: (request: Request) => Promise<Response>;
    readonly scrypt?: Scrypt;
    readonly realTime?: () => number;
    readonly wait?: (ms: number) => Promise<void>;
}

export interface EnrolledPhone {
    id: string;
    phoneNumber: string;
}

export interface EntitlementGrants {
    readonly held: (scope?: Scope) => Readonly<Record<string, Feature>>;
    readonly grant: (key: string, grant?: FeatureGrant) => void;
    readonly expire: (key: string, scope?: Scope) => void;
    readonly revoke: (key: string, scope?: Scope) => void;
    readonly unset: (key: string, scope?: Scope) => void;
}

export { Entitlements } from './state'
export type Extra = (typeof extras)[number];

export { FailedSignIns } from './state'
export interface Fault {
    readonly operation: string;
    readonly kind: 'status' | 'delay' | 'drop' | 'brokenBody';
    readonly times?: number;
    readonly after?: number;
    readonly status?: number;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly delayMs?: number;
    readonly when?: 'before' | 'after';
}

export interface Faults {
    readonly add: (fault: Fault) => void;
    readonly list: () => readonly Fault[];
    readonly clear: () => void;
    readonly around: (operation: string, answer: () => Promise<Response>) => Promise<Response | null>;
}

export { Feature } from './state'
export { FeatureFlag } from './state'
export interface FeatureGrant extends Partial<Feature>, Scope {
}

export { FederatedAttempt } from './state'
export { Federation } from './state'
export interface Flags {
    readonly held: (scope?: Scope) => Readonly<Record<string, string>>;
    readonly set: (name: string, value: 'on' | 'off', scope?: Scope) => void;
    readonly unset: (name: string, scope?: Scope) => void;
}

export { FormerScimToken } from './state'
export interface HashCost {
    readonly N: number;
    readonly r: number;
    readonly p: number;
}

export { Holdings } from './state'
export interface Identity {
    readonly email: string;
    readonly isVerified: boolean | null;
    readonly name: string;
    readonly groups?: readonly string[];
    readonly received?: ReceivedIdentity;
    readonly warnings?: readonly SsoFault[];
}

export { InviteLink } from './state'
export { IpRestriction } from './state'
export { IpRestrictionConfig } from './state'
export interface Journal {
    readonly begin: (operation: string, request: Request) => JournalEntry;
    readonly entries: () => readonly Readonly<JournalEntry>[];
    readonly clear: () => void;
}

export interface JournalEntry {
    readonly number: number;
    readonly operation: string;
    readonly method: string;
    readonly path: string;
    readonly client: string | null;
    readonly at: number;
    userId: string | null;
    status: number | null;
}

export { LockoutPolicy } from './state'
export { MachineStrategy } from './state'
export type MachineTokensName = 'clientCredentials' | 'accessToken';

export { MainStrategy } from './state'
export type MainWay = (typeof mainWays)[number];

export { Membership } from './state'
export interface Message {
    id: string;
    channel: 'email' | 'sms';
    to: string;
    kind: string;
    subject: string;
    text: string;
    foot?: string;
    sentAt: string;
}

export { MessageConfiguration } from './state'
export { MessageSubscription } from './state'
export { MfaPolicy } from './state'
export type MfaStrategy = 'AuthenticatorApp' | 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SMS' | 'EmailCode';

export interface NewMembership {
    readonly tenant: string;
    readonly roles: readonly string[];
}

export interface NewTenant {
    readonly name: string;
    readonly id?: string;
    readonly alias?: string;
    readonly parent?: string;
    readonly ssoDomains?: readonly string[];
    readonly ssoProtocol?: SsoConnection['type'];
}

export interface NewUser {
    readonly email: string;
    readonly name?: string;
    readonly password?: string | null;
    readonly tenants?: readonly (string | NewMembership)[];
    readonly roles?: readonly string[];
    readonly secondFactor?: 'none' | 'authenticator' | 'sms' | 'email' | 'enroll';
    readonly phoneNumber?: string;
    readonly username?: string;
    readonly verified?: boolean;
    readonly locked?: boolean;
    readonly superUser?: boolean;
    readonly metadata?: Readonly<Record<string, unknown>>;
}

export { NotificationAction } from './state'
export { NotificationRecord } from './state'
export interface OidcAnswer extends Required<OidcRequest> {
    readonly code: string;
    readonly askedAt: number;
    readonly now: number;
    readonly domains?: readonly string[];
}

export { OidcProvider } from './state'
export interface OidcRequest {
    readonly state: string;
    readonly nonce: string;
    readonly verifier: string;
    readonly redirectUri?: string;
}

export { Passcode } from './state'
export { PasswordHistoryPolicy } from './state'
export { PasswordRotationPolicy } from './state'
export { PasswordRules } from './state'
export interface PasswordRulesChange {
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly minKinds?: number;
    readonly passphraseLength?: number | null;
}

export { Permission } from './state'
export interface PermissionGrants {
    readonly held: (scope?: Scope) => readonly string[];
    readonly grant: (key: string, scope?: Scope) => void;
    readonly revoke: (key: string, scope?: Scope) => void;
    readonly unset: (key: string, scope?: Scope) => void;
}

export { PhoneNumber } from './state'
export { PhoneProof } from './state'
export { Plan } from './state'
export interface Plans {
    readonly held: (scope?: Scope) => Readonly<Record<string, Plan>>;
    readonly set: (id: string, plan: Plan, scope?: Scope) => void;
    readonly unset: (id: string, scope?: Scope) => void;
}

export type Policy = Required<Omit<PolicyChange, 'tenant' | 'passwordRules'>> & {
    readonly passwordRules: Required<PasswordRulesChange>;
};

export interface PolicyChange {
    readonly tenant?: string;
    readonly mfa?: 'off' | 'forced' | 'forcedExceptSso';
    readonly mfaInDays?: number | null;
    readonly secondFactors?: readonly SecondFactorName[];
    readonly rememberDevice?: number | null;
    readonly captcha?: boolean;
    readonly lockout?: number | null;
    readonly idleTimeout?: number | null;
    readonly sessionTimeout?: number | null;
    readonly maxSessions?: number | null;
    readonly accessTokenLifetime?: number;
    readonly signUp?: boolean;
    readonly emailChange?: boolean;
    readonly machineTokens?: MachineTokensName;
    readonly passwordRules?: PasswordRulesChange;
    readonly passwordHistory?: number | null;
    readonly passwordRotation?: number | null;
}

export interface ReachedProvider extends OidcProvider {
    readonly send: Send;
}

export interface Received {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
}

export interface ReceivedAttribute {
    name: string;
    values: string[];
}

export interface ReceivedIdentity {
    issuer: string | null;
    nameId: string | null;
    nameIdFormat: string | null;
    attributes: ReceivedAttribute[];
    groups: string[];
}

export interface RelyingParty {
    oidcAddress(provider: ReachedProvider, request: OidcRequest): Promise<string>;
    oidcRefusal(provider: ReachedProvider, request: Required<OidcRequest>): Promise<SsoFault | null>;
    oidcIdentity(provider: ReachedProvider, answer: OidcAnswer): Promise<Identity>;
    samlAddress(provider: SamlProvider, request: SamlRequest): Promise<string>;
    samlIdentity(provider: SamlProvider, answer: SamlAnswer): Promise<Identity>;
    readDocument(send: Send, address: string, mostBytes: number): Promise<string>;
}

export { RememberedDevice } from './state'
export { ReportFilter } from './state'
export { ReportOutput } from './state'
export { ReportRecord } from './state'
export { ReportSchedule } from './state'
export { RestrictionType } from './state'
export { Role } from './state'
export interface SamlAnswer {
    readonly serviceProvider: ServiceProvider;
    readonly response: string;
    readonly requestId: string;
    readonly askedAt: number;
    readonly answered?: readonly string[];
    readonly now: number;
    readonly domains?: readonly string[];
}

export { SamlProvider } from './state'
export interface SamlRequest {
    readonly serviceProvider: ServiceProvider;
    readonly relayState: string;
    readonly requestId: string;
    readonly isSigned: boolean;
}

export { ScimConnection } from './state'
export { ScimDocument } from './state'
export { ScimEvent } from './state'
export interface Scope {
    readonly tenantId?: string;
    readonly userId?: string;
}

export type Scrypt = (password: Uint8Array, salt: Uint8Array, cost: HashCost) => Promise<Uint8Array>;

export type SecondFactorName = 'authenticator' | 'passkey' | 'sms' | 'email';

export { SecondaryStrategy } from './state'
export { SecuritySettings } from './state'
export { Seed } from './state'
export type Send = (request: Request) => Promise<Response>;

export interface ServiceProvider {
    readonly entityId: string;
    readonly acsUrl: string;
}

export { SessionPolicy } from './state'
export { SessionRecord } from './state'
export { SessionTimeout } from './state'
export { SignUpSettings } from './state'
export { SignUpStrategy } from './state'
export { SlackEvent } from './state'
export { SlackMessage } from './state'
export { SlackSubscription } from './state'
export { SlackWorkspace } from './state'
export { SocialGrant } from './state'
export type SocialName = (typeof socialNames)[number];

export { SocialProvider } from './state'
export { SourceDirectory } from './state'
export { SsoConnection } from './state'
export interface SsoFault {
    code: SsoFaultCode;
    expected: string | null;
    received: string | null;
}

export type SsoFaultCode = (typeof faultCodes)[number];

export { SsoGroup } from './state'
export { SsoType } from './state'
export { State } from './state'
export type SubAccountAccess = (typeof subAccountAccesses)[number];

export { TargetingRule } from './state'
export { Tenant } from './state'
export type TenantType = (typeof tenantTypes)[number];

export interface TokenUse {
    readonly id: string;
    readonly calls?: number;
    readonly refused?: number;
}

export { Treatment } from './state'
export { TxtRecord } from './state'
export { User } from './state'
export { Vendor } from './state'
export type WaysIn = Required<WaysInChange>;

export interface WaysInChange {
    readonly main?: MainWay;
    readonly password?: boolean;
    readonly magicLink?: boolean;
    readonly code?: boolean;
    readonly sms?: boolean;
    readonly passkeys?: boolean;
    readonly social?: readonly SocialName[];
    readonly sso?: boolean;
}

export { WebAuthnChallenge } from './state'
export { WebAuthnCredential } from './state'
export { WebAuthnState } from './state'
export { Webhook } from './state'
export { WebhookDelivery } from './state'
export function createEmulator(options?: EmulatorOptions): Emulator;

export { demoAuthenticatorSecret } from './testing'
export const demoClientSecret = "portico-demo-client-secret";

export { demoPassword } from './testing'
export { demoRecoveryCode } from './testing'
export { stateVersion } from './state'
export { usualSignUp } from './state'
