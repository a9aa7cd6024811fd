// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AuthStrategies {
    readonly main: readonly {
        readonly strategy: MainAuthStrategy;
    }[];
    readonly secondary: readonly {
        readonly strategy: SecondaryAuthStrategy;
        readonly isActive: boolean;
    }[];
}

export interface CaptchaPolicy {
    readonly isEnabled: boolean;
    readonly siteKey: string;
}

export interface FindingMetadata {
    readonly totalUsers: number | null;
    readonly enrolledUsers: number | null;
    readonly staleUsers: number | null;
    readonly breachedUsers: number | null;
    readonly sessionSettings: number | null;
    readonly ips: number | null;
    readonly domains: number | null;
    readonly endingCertificates: number | null;
    readonly recommendedAttempts: number | null;
    readonly recommendedHistory: number | null;
    readonly recommendedReLogin: number | null;
    readonly recommendedIdleTimeout: number | null;
    readonly recommendedSessions: number | null;
}

export interface LockoutPolicy {
    readonly isEnabled: boolean;
    readonly maxAttempts: number;
}

export type MainAuthStrategy = 'EmailAndPassword' | 'MagicLink' | 'Code' | 'NoLocalAuthentication' | 'SmsCode' | (string & {});

export type MfaEnforcement = 'none' | 'exceptSso' | 'all' | (string & {});

export interface MfaPolicy {
    readonly enforcement: MfaEnforcement;
    readonly least: MfaEnforcement;
    readonly isPostponable: boolean;
    readonly enforcedFrom: string | null;
}

export interface PasswordHistoryPolicy {
    readonly isEnabled: boolean;
    readonly historySize: number;
    readonly isFixed: boolean;
}

export interface PasswordLength {
    readonly minLength: number;
    readonly maxLength: number;
}

export interface PasswordRotationPolicy {
    readonly isActive: boolean;
    readonly rotationPeriod: number;
    readonly notificationPeriod: number;
    readonly longestPeriod: number | null;
    readonly isFixed: boolean;
}

export type SecondaryAuthStrategy = 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SmsCode' | 'SmsCodeV2' | 'Passkeys' | (string & {});

export type SecurityCategory = 'MFA' | 'SESSIONS' | 'PASSWORD' | 'INACTIVITY' | 'IP' | 'DOMAIN' | 'COUNTRY' | 'SSO' | (string & {});

export interface SecurityCenter {
    readonly score: number;
    readonly recommendations: readonly SecurityRecommendation[];
    readonly insights: readonly SecurityInsight[];
}

export interface SecurityCenterActions {
    load(): Promise<Outcome>;
}

export interface SecurityCenterState extends RecordState<SecurityCenter> {
}

export interface SecurityInsight {
    readonly code: string;
    readonly category: SecurityCategory;
    readonly metadata: FindingMetadata;
}

export interface SecurityPolicies {
    readonly mfa: MfaPolicy | null;
    readonly userLockout: LockoutPolicy | null;
    readonly passwordHistory: PasswordHistoryPolicy | null;
    readonly passwordRotation: PasswordRotationPolicy;
    readonly passwordLength: PasswordLength | null;
    readonly captcha: CaptchaPolicy | null;
    readonly strategies: AuthStrategies | null;
}

export interface SecurityPoliciesActions extends RecordActions<SecurityPolicies> {
    save(patch: RecordPatch<SecurityPolicies>): Promise<Outcome>;
}

export interface SecurityPoliciesState extends RecordState<SecurityPolicies> {
}

export interface SecurityRecommendation {
    readonly code: string;
    readonly severity: SecuritySeverity;
    readonly category: SecurityCategory;
    readonly metadata: FindingMetadata;
}

export type SecuritySeverity = 'SEVERE' | 'WARNING' | 'INFO' | (string & {});

export interface SecurityUser {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly profilePictureUrl: string | null;
    readonly provider: string;
    readonly lastLogin: string | null;
}

export interface SecurityUsersActions extends ListActions<NoFilters, UserSortColumn> {
    resetPassword(input: RowInput): Promise<Outcome>;
    resetBreachedPasswords(): Promise<Outcome>;
}

export interface SecurityUsersOptions {
    readonly preset: SecurityUsersPreset;
    readonly inactiveSeconds?: number;
}

export type SecurityUsersPreset = 'mfa-unenrolled' | 'breached-passwords' | 'inactive';

export interface SecurityUsersState extends ListState<SecurityUser> {
}

export interface SessionCountLimit {
    readonly isActive: boolean;
    readonly maxSessions: number;
}

export interface SessionLimits {
    readonly idleSessionTimeout: TimeLimit;
    readonly forceReLogin: TimeLimit;
    readonly maximumConcurrentSessions: SessionCountLimit;
}

export interface SessionPolicyActions extends RecordActions<SessionLimits> {
    save(patch: RecordPatch<SessionLimits>): Promise<Outcome>;
}

export interface SessionPolicyState extends RecordState<SessionLimits> {
}

export type TenantPolicy = Exclude<keyof SecurityPolicies, 'passwordLength' | 'captcha' | 'strategies'>;

export interface TimeLimit {
    readonly isActive: boolean;
    readonly timeout: number;
}

export const securityCenterFeature: Feature<SecurityCenterState, SecurityCenterActions>;

export const securityPoliciesFeature: Feature<SecurityPoliciesState, SecurityPoliciesActions>;

export const securityUsersFeature: Feature<SecurityUsersState, SecurityUsersActions, SecurityUsersOptions>;

export const sessionPolicyFeature: Feature<SessionPolicyState, SessionPolicyActions>;

export const useSecurityCenter: FeatureHook<SecurityCenterState, SecurityCenterActions>;

export const useSecurityPolicies: FeatureHook<SecurityPoliciesState, SecurityPoliciesActions>;

export const useSecurityUsers: FeatureHook<SecurityUsersState, SecurityUsersActions, SecurityUsersOptions>;

export const useSessionPolicy: FeatureHook<SessionPolicyState, SessionPolicyActions>;
