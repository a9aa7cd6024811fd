// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AccountLink {
    purpose: 'activation' | 'invitation';
    token: string;
    code: string | null;
    userId: string;
    tenantId: string;
    roleIds: string[];
    accessEndsAt?: string;
    expiresAt: number;
    failures: number;
    isSpent: boolean;
}

export type AreaRecords = Intersection<OwnedBy<(typeof areas)[number]>>;

export interface Authenticator {
    id: string;
    secret: string;
    lastStep: number;
}

export interface Authorization {
    id: string;
    redirectUri: string;
    state: string | null;
    nonce: string;
    codeChallenge: string;
    acrValues: string | null;
    maxAge: number | null;
    loginHint: string;
    expiresAt: number;
    code: string | null;
    sessionId: string | null;
    isSpent: boolean;
}

export type CaptchaAction = 'login' | 'sign_up' | 'magic_link_postlogin';

export interface CaptchaPolicy {
    enabled: boolean;
    siteKey: string;
}

export interface CaptchaToken {
    token: string;
    action: CaptchaAction;
    expiresAt: number;
}

export interface Challenge {
    token: string;
    userId: string;
    tenantId: string;
    expiresAt: number;
    failures: number;
    enrolling: Authenticator | null;
    steppingUp?: string;
    way?: string;
    amr?: string[];
    isFromSso?: boolean;
}

export interface Condition {
    readonly attribute: string;
    readonly negate: boolean;
    readonly op: ConditionOperation;
    readonly value: Readonly<Record<string, unknown>>;
}

export interface ConditionGroup {
    readonly conditionLogic: 'and' | 'or';
    readonly conditions: readonly (Condition | ConditionGroup)[];
}

export type ConditionOperation = 'in_list' | 'starts_with' | 'ends_with' | 'contains' | 'matches' | 'equal' | 'greater_than' | 'greater_than_equal' | 'lower_than' | 'lower_than_equal' | 'between_numeric' | 'is' | 'on' | 'between_date' | 'on_or_after' | 'on_or_before';

export interface CoreState extends Required<Holdings> {
    version: typeof stateVersion;
    random: number;
    clockOffset: number;
    vendor: Vendor;
    tenants: Tenant[];
    users: User[];
    roles: Role[];
    permissions: Permission[];
    sessions: SessionRecord[];
    security: SecuritySettings;
    outbox: Message[];
    audits: Audit[];
}

export interface DomainRestriction {
    id: string;
    tenantId: string;
    domain: string;
    type: RestrictionType;
}

export interface DomainRestrictionConfig {
    tenantId: string;
    active: boolean;
    blockPublicDomains: boolean;
    listType: RestrictionType;
}

export interface EmailChange {
    userId: string;
    email: string;
    codeHash: string;
    sentAt: number;
    expiresAt: number;
    failures: number;
}

export interface EmailPolicy {
    allowEmailChange: boolean;
}

export interface Entitlements {
    features: Record<string, Feature | null>;
    plans: Record<string, Plan>;
    permissions: Record<string, boolean>;
}

export interface FailedSignIns {
    address: string;
    count: number;
}

export interface Feature {
    readonly planIds: readonly string[];
    readonly expireTime: number | null;
    readonly linkedPermissions: readonly string[];
    readonly featureFlag?: FeatureFlag;
}

export interface FeatureFlag {
    readonly on: boolean;
    readonly offTreatment: Treatment;
    readonly defaultTreatment: Treatment;
    readonly rules?: readonly TargetingRule[];
}

export interface FederatedAttempt {
    state: string;
    providerId: string;
    nonce: string;
    verifier: string;
    requestId?: string;
    testId?: string;
    isBegunThere?: boolean;
    returnTo: string;
    clientState?: string;
    challenge?: string;
    expiresAt: number;
}

export interface Federation {
    social: SocialProvider[];
    attempts: FederatedAttempt[];
    grants: SocialGrant[];
}

export interface FormerScimToken {
    hash: string;
    createdAt: string;
    expiresAt: string;
    usedAt: string | null;
}

export interface Holdings {
    flags?: Record<string, string>;
    entitlements?: Entitlements;
}

export interface InviteLink {
    id: string;
    tenantId: string;
    userId: string;
    token: string;
    expiresAt: number;
    shouldSendEmail: boolean;
    roleIds: string[];
}

export interface IpRestriction {
    id: string;
    tenantId: string;
    ip: string;
    strategy: RestrictionType;
    isActive: boolean;
    description: string;
    createdAt: string;
    updatedAt: string;
}

export interface IpRestrictionConfig {
    tenantId: string;
    isActive: boolean;
    strategy: RestrictionType;
}

export interface LockoutPolicy {
    id: string;
    enabled: boolean;
    maxAttempts: number;
    createdAt: string;
    updatedAt: string;
}

export type MachineStrategy = 'ClientCredentials' | 'AccessToken';

export type MainStrategy = 'EmailAndPassword' | 'MagicLink' | 'Code' | 'NoLocalAuthentication' | 'SmsCode';

export interface Membership extends Holdings {
    tenantId: string;
    roleIds: string[];
    isDisabled?: boolean;
    accessEndsAt?: string;
    ssoRoleIds?: string[];
    mayEnterBelow?: boolean;
    directory?: SourceDirectory;
}

export interface MessageConfiguration {
    tenantId: string;
    channel: 'email' | 'sms';
    eventKey: string;
    enabled: boolean;
    subscriptions: MessageSubscription[];
}

export interface MessageSubscription {
    id: string;
    name?: string;
    enabled: boolean;
    recipients: string[];
}

export interface MfaPolicy {
    id: string;
    enforceMFAType: 'DontForce' | 'Force' | 'ForceExceptSAML';
    enforcedFrom?: string | null;
    createdAt: string;
    updatedAt: string;
}

export interface NotificationAction {
    id: string;
    name: string;
    visualization: string;
    url: string;
    method: string;
    createdAt: string;
    updatedAt: string;
}

export interface NotificationRecord {
    id: string;
    tenantId: string;
    userId: string;
    key: string;
    title: string;
    body: string;
    severity: 'Info' | 'High';
    url: string;
    status: 'unread' | 'read' | 'archived';
    isPinned: boolean;
    actions: NotificationAction[];
    createdAt: string;
}

export interface OidcProvider {
    issuer: string;
    clientId: string;
    clientSecret: string | null;
}

export interface Passcode {
    kind: 'code' | 'smscode' | 'magiclink';
    address: string;
    userId: string | null;
    browserHash: string;
    secret: string;
    sentAt: number;
    expiresAt: number;
    failures: number;
    isSpent: boolean;
}

export interface PasswordHistoryPolicy {
    id: string;
    enabled: boolean;
    historySize: number;
    createdAt: string;
    updatedAt: string;
}

export interface PasswordRotationPolicy {
    isActive: boolean;
    rotationPeriod: number;
    notificationPeriod: number;
}

export interface PasswordRules {
    allowPassphrases: boolean;
    minLength: number;
    maxLength: number;
    minPhraseLength: number;
    minOptionalTestsToPass: number;
    requiredTests: {
        checkThreeRepeatedChars: boolean;
    };
    optionalTests: {
        requireLowercase: boolean;
        requireUppercase: boolean;
        requireNumbers: boolean;
        requireSpecialChars: boolean;
    };
}

export interface Permission {
    id: string;
    key: string;
    name: string;
    description?: string;
    categoryId?: string;
    assignmentType?: 'ALWAYS' | 'NEVER' | 'ASSIGNABLE';
}

export interface PhoneNumber {
    id: string;
    userId: string;
    phoneNumber: string;
    verified: boolean;
    createdAt: string;
    updatedAt: string;
}

export interface PhoneProof {
    token: string;
    purpose: 'reset-phone' | 'change-phone' | 'verify-phone' | 'remove-phone';
    userId: string | null;
    subject: string;
    codeHash: string;
    expiresAt: number;
    failures: number;
}

export interface Plan {
    readonly defaultTreatment: Treatment;
    readonly rules?: readonly TargetingRule[];
}

export interface RememberedDevice {
    userId: string;
    tokenHash: string;
    expiresAt: number;
}

export interface ReportFilter {
    type: 'text' | 'boolean' | 'select' | 'multi-select' | 'relative-date';
    config: {
        name: string;
        label: string;
        options: string[];
    };
}

export type ReportOutput = (typeof reportOutputs)[number];

export interface ReportRecord {
    id: string;
    tenantId: string;
    name: string;
    description: string;
    content: 'people' | 'changes' | 'tokens';
    htmlTemplate: string;
    customerListApiUrl: string;
    type: ReportOutput;
    status: string;
    dataFilters: ReportFilter[];
    schedule: ReportSchedule | null;
    createdAt: string;
    updatedAt: string;
}

export interface ReportSchedule {
    interval: (typeof reportIntervals)[number];
    cron: string;
    tz: string;
    active: boolean;
    dataFilters: Record<string, unknown>;
    recipients?: string[] | undefined;
    userId: string;
    nextAt: number | null;
}

export type RestrictionType = 'ALLOW' | 'BLOCK';

export interface Role {
    id: string;
    key: string;
    name: string;
    description: string;
    level: number;
    isDefault: boolean;
    permissionKeys: string[];
    tenantId?: string;
    createdAt?: string;
    updatedAt?: string;
}

export interface SamlProvider {
    entityId: string;
    entryPoint: string;
    certificate: string;
}

export interface ScimConnection {
    id: string;
    tenantId: string;
    connectionName: string;
    source: 'frontegg' | 'okta' | 'azure-ad' | 'other';
    syncToUserManagement: boolean;
    tokenHash: string;
    tokenCreatedAt?: string;
    tokenExpiresAt?: string | null;
    tokenUsedAt?: string | null;
    formerTokens?: FormerScimToken[];
    createdAt: string;
    lastSync: string | null;
    userIds: string[];
}

export interface ScimDocument {
    connectionId: string;
    kind: 'User' | 'Group';
    id: string;
    content: string;
    createdAt: string;
    changedAt: string;
}

export interface ScimEvent {
    id: string;
    connectionId: string;
    createdAt: string;
    operation: 'create' | 'replace' | 'update' | 'remove' | 'read';
    resource: 'person' | 'group' | 'other';
    resourceId: string | null;
    name: string | null;
    changes: string[];
    reason: string | null;
    detail: string | null;
}

export interface SecondaryStrategy {
    strategy: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SmsCode' | 'SmsCodeV2' | 'Passkeys';
    isActive: boolean;
}

export interface SecuritySettings {
    allowSignups: boolean;
    signUp?: SignUpSettings;
    mainStrategy: MainStrategy;
    otherStrategies?: MainStrategy[];
    secondaryStrategies?: SecondaryStrategy[];
    captcha?: CaptchaPolicy;
    mfa: Record<string, MfaPolicy>;
    mfaStrategies?: MfaStrategy[];
    lockout: Record<string, LockoutPolicy>;
    emailChanges?: Record<string, EmailPolicy>;
    sessions?: Record<string, SessionPolicy>;
    passwordHistory?: Record<string, PasswordHistoryPolicy>;
    passwordRotation?: Record<string, PasswordRotationPolicy>;
    passwordRules?: PasswordRules;
    allowsTemporaryUsers?: boolean;
    allowsInviteLinks?: boolean;
    mailsInvited?: boolean;
    machineToMachine?: MachineStrategy;
    passwordRecovery?: ('email' | 'sms')[];
    breachedPasswords?: string[];
    rememberDeviceFor: number | null;
    accessTokenLifetime: number;
    sessionLifetime: number;
}

export type Seed = 'demo' | 'empty' | State;

export interface SessionPolicy {
    sessionTimeoutConfiguration: SessionTimeout;
    sessionIdleTimeoutConfiguration: SessionTimeout;
    sessionConcurrentConfiguration: {
        isActive: boolean;
        maxSessions: number;
    };
}

export interface SessionRecord {
    id: string;
    userId: string;
    tenantId: string;
    generation: number;
    rotatedAt: number;
    amr: string[];
    authTime: number;
    createdAt: number;
    expiresAt: number;
    userAgent: string;
    ipAddress: string;
    actorId?: string;
    openedBy?: string;
    ended: 'logged out' | 'reused' | 'revoked' | null;
}

export interface SessionTimeout {
    isActive: boolean;
    timeout: number;
}

export interface SignUpSettings {
    strategies: SignUpStrategy[];
    allowsUnverified: boolean;
    activation: 'link' | 'code' | 'form';
}

export interface SignUpStrategy {
    strategy: 'email' | 'phoneNumber' | 'username';
    isActive: boolean;
    isRequired: boolean;
}

export interface SlackEvent {
    eventKey: string;
    channelIds: string[];
    title?: string;
    message?: string;
}

export interface SlackMessage {
    id: string;
    tenantId: string;
    channelId: string;
    title: string;
    text: string;
    sentAt: string;
}

export interface SlackSubscription {
    id: string;
    isActive: boolean;
    slackEvents: SlackEvent[];
}

export interface SlackWorkspace {
    id: string;
    tenantId: string;
    channels: {
        id: string;
        name: string;
    }[];
    subscriptions: SlackSubscription[];
}

export interface SocialGrant {
    code: string;
    providerId: string;
    email: string;
    name: string;
    challenge: string;
    expiresAt: number;
}

export interface SocialProvider {
    id: string;
    displayName?: string;
    authorizationUrl?: string;
    active: boolean;
    oidc?: OidcProvider;
}

export interface SourceDirectory {
    id: string;
    name: string;
}

export interface SsoConnection {
    id: string;
    tenantId: string;
    name?: string;
    type: SsoType;
    enabled: boolean;
    domains: string[];
    pendingDomains?: string[];
    oidc?: OidcProvider;
    saml?: SamlProvider;
    nextCertificate?: string;
    warnedOf?: string;
    standInFault?: string;
    applicationOrigin?: string;
    signRequest?: boolean;
    acsUrl?: string;
    spEntityId?: string;
    roleIds?: string[];
    groups?: SsoGroup[];
    skipEmailDomainValidation?: boolean;
    isOlder?: boolean;
    createdAt?: string;
    updatedAt?: string;
}

export interface SsoGroup {
    id: string;
    group: string;
    roleIds: string[];
}

export type SsoType = (typeof ssoTypes)[number];

export interface State extends CoreState, AreaRecords {
}

export interface TargetingRule extends ConditionGroup {
    readonly treatment: Treatment;
}

export interface Tenant extends Holdings {
    id: string;
    name: string;
    alias?: string;
    parentId: string | null;
    isReseller?: boolean;
    tenantType?: TenantType;
    subAccountAccess?: SubAccountAccess;
    status?: string;
    settings: Record<string, string>;
    createdAt: string;
}

export type Treatment = 'true' | 'false';

export interface TxtRecord {
    name: string;
    value: string;
}

export interface User {
    id: string;
    email: string;
    username?: string;
    name: string;
    passwordHash: string | null;
    passwordSetAt?: string;
    formerPasswordHashes?: string[];
    isPasswordBreached?: boolean;
    verified: boolean;
    isLocked: boolean;
    isMfaForced: boolean;
    superUser: boolean;
    isInvisible?: boolean;
    phoneNumber: string | null;
    profilePictureUrl: string | null;
    provider?: string;
    managedBy?: 'frontegg' | 'scim2';
    metadata: string;
    authenticators: Authenticator[];
    enrolling?: Authenticator | null;
    wrongCodes?: {
        count: number;
        until: number;
    };
    phones?: EnrolledPhone[];
    hasEmailCode?: boolean;
    recoveryCodeHash: string | null;
    memberships: Membership[];
    activeTenantId: string;
    createdAt: string;
    lastLogin: string | null;
}

export interface Vendor {
    id: string;
    clientId: string;
    secret?: string;
    name: string;
    logo: string;
    icon: string;
    isWhiteLabelled?: boolean;
}

export interface WebAuthnChallenge {
    challenge: string;
    token: string;
    purpose: 'sign in' | 'add passkey' | 'give factor' | 'enrol factor' | 'remove factor';
    userId: string | null;
    origin: string;
    expiresAt: number;
}

export interface WebAuthnCredential {
    id: string;
    credentialId: string;
    publicKey: string;
    counter: number;
    userId: string;
    use: 'passkey' | 'secondFactor';
    deviceType: 'Platform' | 'CrossPlatform';
    name: string;
    createdAt: string;
}

export interface WebAuthnState {
    credentials: WebAuthnCredential[];
    challenges: WebAuthnChallenge[];
}

export interface Webhook {
    id: string;
    tenantId: string;
    displayName: string;
    description: string;
    url: string;
    secret: string | null;
    eventKeys: string[];
    isActive: boolean;
    invocations: number;
    createdAt: string;
    updatedAt: string;
}

export interface WebhookDelivery {
    id: string;
    tenantId: string;
    webhookId: string;
    eventKey: string;
    payload: string;
    statusCode: number | string;
    body: string;
    tries: number;
    duration: number;
    createdAt: string;
}

export const stateVersion = 2;

export const usualSignUp: SignUpSettings;
