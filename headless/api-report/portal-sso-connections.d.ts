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

export interface SetSsoDefaultRolesInput extends RowInput, ChosenRoles {
}

export interface SsoConnection extends SsoConnectionFields {
    readonly id: string;
    readonly isEnabled: boolean;
    readonly protocol: 'saml' | 'oidc';
    readonly isComplete: boolean;
    readonly hasOidcSecret: boolean;
    readonly redirectUri: string;
    readonly certificateExpiresAt: string | null;
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

export type SsoMetadata = {
    readonly metadata: string;
} | {
    readonly url: string;
};

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

export const ssoConnectionErrors: {
    readonly ssoConnectionUnfinished: "sso-connection-unfinished";
    readonly ssoDomainInvalid: "sso-domain-invalid";
    readonly ssoGroupRequired: "sso-group-required";
    readonly ssoMetadataRequired: "sso-metadata-required";
    readonly samlConfigurationMissing: "saml-configuration-missing";
};

export const ssoConnectionsFeature: Feature<SsoConnectionsState, SsoConnectionsActions>;

export const useSamlConfiguration: FeatureHook<SamlConfigurationState, SamlConfigurationActions>;

export const useSsoConnections: FeatureHook<SsoConnectionsState, SsoConnectionsActions>;
