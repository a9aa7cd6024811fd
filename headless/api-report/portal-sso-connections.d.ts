// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddSsoDomainInput extends RowInput {
    readonly domain: string;
}

export interface AddSsoGroupInput extends RowInput {
    readonly group: string;
    readonly roleIds?: readonly string[];
}

export interface ChosenRoles {
    readonly roleIds: readonly string[];
    readonly before?: readonly string[];
}

export interface CreateSsoConnectionInput extends SsoConnectionChanges {
    readonly type: SsoConnectionType;
}

export type FillSsoConnectionInput = RowInput & SsoMetadata;

export interface SamlConfiguration {
    readonly isEnabled: boolean;
    readonly domain: string;
    readonly isValidated: boolean;
    readonly generatedVerification: string;
    readonly ssoEndpoint: string;
    readonly publicCertificate: string;
    readonly isRequestSigned: boolean;
    readonly acsUrl: string;
    readonly spEntityId: string;
    readonly redirectUri: string;
    readonly type: SsoConnectionType;
    readonly protocol: SsoConnection['protocol'];
    readonly isComplete: boolean;
    readonly certificateExpiresAt: string | null;
    readonly oidcClientId: string;
    readonly hasOidcSecret: boolean;
    readonly groups: readonly SsoGroup[];
    readonly roleIds: readonly string[];
}

export interface SamlConfigurationActions {
    load(): Promise<Outcome>;
    save(changes: SamlConfigurationChanges): Promise<Outcome>;
    fillFromMetadata(input: {
        readonly metadata: string;
    }): Promise<Outcome>;
    validateDomain(): Promise<Outcome>;
    addGroup(input: {
        readonly group: string;
        readonly roleIds?: readonly string[];
    }): Promise<Outcome>;
    updateGroup(input: UpdateSamlGroupInput): Promise<Outcome>;
    removeGroup(input: {
        readonly groupId: string;
    }): Promise<Outcome>;
    setDefaultRoles(input: ChosenRoles): Promise<Outcome>;
}

export interface SamlConfigurationChanges extends Partial<Pick<SamlConfiguration, 'isEnabled' | 'domain' | 'ssoEndpoint' | 'publicCertificate' | 'isRequestSigned' | 'acsUrl' | 'spEntityId' | 'type' | 'oidcClientId'>> {
    readonly oidcSecret?: Secret;
}

export interface SamlConfigurationState extends RecordState<SamlConfiguration> {
}

export interface SetNextSsoCertificateInput extends RowInput {
    readonly certificate: string;
}

export interface SetSsoDefaultRolesInput extends RowInput, ChosenRoles {
}

export interface SsoConnection extends SsoConnectionFields {
    readonly id: string;
    readonly isEnabled: boolean;
    readonly protocol: 'saml' | 'oidc';
    readonly isComplete: boolean;
    readonly hasOidcSecret: boolean;
    readonly redirectUri: string;
    readonly spCertificate: string;
    readonly spMetadataUrl: string;
    readonly certificateExpiresAt: string | null;
    readonly nextCertificate: string | null;
    readonly nextCertificateExpiresAt: string | null;
    readonly isNamable: boolean;
    readonly isTestOffered: boolean;
    readonly lastTest: SsoLastTest | null;
    readonly domains: readonly SsoDomain[];
    readonly groups: readonly SsoGroup[];
    readonly roleIds: readonly string[];
    readonly generatedVerification: string;
    readonly createdAt: string | null;
    readonly updatedAt: string | null;
}

export interface SsoConnectionChanges extends Partial<SsoConnectionFields> {
    readonly oidcSecret?: Secret;
}

export interface SsoConnectionFields {
    readonly name: string;
    readonly type: SsoConnectionType;
    readonly ssoEndpoint: string;
    readonly publicCertificate: string;
    readonly isRequestSigned: boolean;
    readonly acsUrl: string;
    readonly spEntityId: string;
    readonly oidcClientId: string;
    readonly isEmailDomainUnchecked: boolean;
}

export type SsoConnectionType = 'saml' | 'okta' | 'azure' | 'google' | 'oidc' | (string & {});

export interface SsoConnectionsActions extends WholeListActions<SsoConnection> {
    create(input: CreateSsoConnectionInput): Promise<Outcome<string>>;
    createFromMetadata(input: SsoMetadata): Promise<Outcome<string>>;
    update(input: UpdateSsoConnectionInput): Promise<Outcome>;
    fillFromMetadata(input: FillSsoConnectionInput): Promise<Outcome>;
    enable(input: RowInput): Promise<Outcome>;
    disable(input: RowInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
    setNextCertificate(input: SetNextSsoCertificateInput): Promise<Outcome>;
    removeNextCertificate(input: RowInput): Promise<Outcome>;
    applyNextCertificate(input: RowInput): Promise<Outcome>;
    addDomain(input: AddSsoDomainInput): Promise<Outcome>;
    removeDomain(input: SsoDomainInput): Promise<Outcome>;
    validateDomain(input: SsoDomainInput): Promise<Outcome>;
    addGroup(input: AddSsoGroupInput): Promise<Outcome>;
    updateGroup(input: UpdateSsoGroupInput): Promise<Outcome>;
    removeGroup(input: SsoGroupInput): Promise<Outcome>;
    setDefaultRoles(input: SetSsoDefaultRolesInput): Promise<Outcome>;
}

export interface SsoConnectionsState extends ListState<SsoConnection> {
}

export interface SsoDomain {
    readonly id: string;
    readonly domain: string;
    readonly isValidated: boolean;
    readonly txtRecord: string;
}

export interface SsoDomainInput extends RowInput {
    readonly domainId: string;
}

export interface SsoGroup {
    readonly id: string;
    readonly group: string;
    readonly roleIds: readonly string[];
}

export interface SsoGroupInput extends RowInput {
    readonly groupId: string;
}

export interface SsoLastTest {
    readonly id: string;
    readonly status: 'passed' | 'failed';
    readonly at: string;
    readonly code: SsoTestFaultCode | null;
    readonly isOutdated: boolean;
}

export type SsoMetadata = {
    readonly metadata: string;
} | {
    readonly url: string;
};

export interface SsoTest {
    readonly id: string;
    readonly status: 'waiting' | 'passed' | 'failed';
    readonly startedAt: string;
    readonly expiresAt: string;
    readonly endedAt: string | null;
    readonly address: string | null;
    readonly received: SsoTestReceived | null;
    readonly person: SsoTestPerson | null;
    readonly fault: SsoTestFault | null;
    readonly warnings: readonly SsoTestFault[];
}

export interface SsoTestActions {
    load(): Promise<Outcome>;
    start(): Promise<Outcome<SsoTest>>;
    setWindowClosed(): Promise<Outcome>;
}

export interface SsoTestAttribute {
    readonly name: string;
    readonly values: readonly string[];
}

export interface SsoTestFault {
    readonly code: SsoTestFaultCode;
    readonly expected: string | null;
    readonly received: string | null;
}

export type SsoTestFaultCode = (typeof ssoTestFaultCodes)[number];

export interface SsoTestOptions {
    readonly connectionId: string;
}

export interface SsoTestPerson {
    readonly email: string;
    readonly name: string;
    readonly tenantId: string;
    readonly userId: string | null;
    readonly roleIds: readonly string[];
    readonly groups: readonly string[];
}

export interface SsoTestReceived {
    readonly issuer: string | null;
    readonly nameId: string | null;
    readonly nameIdFormat: string | null;
    readonly attributes: readonly SsoTestAttribute[];
    readonly groups: readonly string[];
}

export interface SsoTestState {
    readonly isOffered: boolean | null;
    readonly status: 'idle' | 'waiting' | 'closed' | 'passed' | 'failed';
    readonly test: SsoTest | null;
    readonly tests: readonly SsoTest[];
}

export interface UpdateSamlGroupInput extends ChosenRoles {
    readonly groupId: string;
    readonly group: string;
}

export interface UpdateSsoConnectionInput extends RowInput, SsoConnectionChanges {
}

export interface UpdateSsoGroupInput extends RowInput, ChosenRoles {
    readonly groupId: string;
    readonly group: string;
}

export const samlConfigurationFeature: Feature<SamlConfigurationState, SamlConfigurationActions>;

export const ssoConnectionsFeature: Feature<SsoConnectionsState, SsoConnectionsActions>;

export const ssoTestFaultCodes: readonly [
    "no-answer",
    "access-denied",
    "consent-required",
    "login-required",
    "not-assigned",
    "provider-error",
    "issuer-mismatch",
    "audience-mismatch",
    "signature-invalid",
    "clock-ahead",
    "clock-behind",
    "email-missing",
    "email-empty",
    "email-invalid",
    "email-renamed",
    "email-unverified",
    "email-foreign",
    "domain-unproven",
    "account-foreign",
    "account-locked",
    "groups-by-id",
    "groups-overage",
    "groups-missing",
    "groups-renamed",
    "groups-unmapped",
    "response-unreadable",
    "relay-state-missing",
    "response-unsolicited",
    "request-mismatch",
    "response-replayed",
    "status-requester",
    "status-responder",
    "authentication-failed",
    "request-denied",
    "name-id-policy-refused",
    "authn-context-refused",
    "person-unknown",
    "assertion-missing",
    "assertion-encrypted",
    "assertions-several",
    "response-unsigned",
    "assertion-unsigned",
    "algorithm-weak",
    "certificate-mismatch",
    "certificate-expired",
    "certificate-early",
    "metadata-foreign",
    "destination-mismatch",
    "recipient-mismatch",
    "audience-missing",
    "assertion-expired",
    "assertion-early",
    "assertion-endless",
    "name-id-missing",
    "name-id-format",
    "discovery-unreachable",
    "discovery-invalid",
    "request-refused",
    "client-unknown",
    "client-secret-wrong",
    "client-method-mismatch",
    "client-refused",
    "redirect-uri-unregistered",
    "scope-refused",
    "scope-email-missing",
    "id-token-missing",
    "id-token-expired",
    "code-refused",
    "token-endpoint-failed",
    "state-mismatch",
    "nonce-mismatch",
    "algorithm-unsupported",
    "key-unknown",
    "keys-unreachable",
    "userinfo-failed",
    "userinfo-mismatch",
    "unknown"
];

export const ssoTestFeature: Feature<SsoTestState, SsoTestActions, SsoTestOptions>;

export const useSamlConfiguration: FeatureHook<SamlConfigurationState, SamlConfigurationActions>;

export const useSsoConnections: FeatureHook<SsoConnectionsState, SsoConnectionsActions>;

export const useSsoTest: FeatureHook<SsoTestState, SsoTestActions, SsoTestOptions>;
