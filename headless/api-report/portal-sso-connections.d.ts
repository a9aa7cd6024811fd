// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddSsoDomainInput extends SsoConnectionInput {
    readonly domain: string;
}

export interface AddSsoGroupInput extends SsoConnectionInput {
    readonly group: string;
    readonly roleIds?: readonly string[];
}

export interface ChangeSamlGroupInput extends ChosenRoles {
    readonly groupId: string;
    readonly group: string;
}

export interface ChangeSsoConnectionInput extends SsoConnectionInput, SsoConnectionChanges {
}

export interface ChangeSsoGroupInput extends SsoConnectionInput, ChosenRoles {
    readonly groupId: string;
    readonly group: string;
}

export interface ChosenRoles {
    readonly roleIds: readonly string[];
    readonly before?: readonly string[];
}

export interface CreateSsoConnectionInput extends SsoConnectionChanges {
    readonly type: SsoConnectionType;
}

export type FillSsoConnectionInput = SsoConnectionInput & SsoMetadata;

export interface SamlConfiguration {
    readonly enabled: boolean;
    readonly domain: string;
    readonly validated: boolean;
    readonly generatedVerification: string;
    readonly ssoEndpoint: string;
    readonly publicCertificate: string;
    readonly signRequest: boolean;
    readonly acsUrl: string;
    readonly spEntityId: string;
    readonly type: SsoConnectionType;
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
    changeGroup(input: ChangeSamlGroupInput): Promise<Outcome>;
    removeGroup(input: {
        readonly groupId: string;
    }): Promise<Outcome>;
    setDefaultRoles(input: ChosenRoles): Promise<Outcome>;
}

export interface SamlConfigurationChanges extends Partial<Omit<SamlConfiguration, 'validated' | 'generatedVerification' | 'hasOidcSecret' | 'groups' | 'roleIds'>> {
    readonly oidcSecret?: Secret;
}

export interface SamlConfigurationState extends RecordState<SamlConfiguration> {
}

export interface SetSsoDefaultRolesInput extends SsoConnectionInput, ChosenRoles {
}

export interface SsoConnection extends SsoConnectionFields {
    readonly id: string;
    readonly enabled: boolean;
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
    readonly signRequest: boolean;
    readonly acsUrl: string;
    readonly spEntityId: string;
    readonly oidcClientId: string;
    readonly skipEmailDomainValidation: boolean;
}

export interface SsoConnectionInput {
    readonly id: string;
}

export type SsoConnectionType = 'saml' | 'okta' | 'azure' | 'google' | 'oidc' | (string & {});

export interface SsoConnectionsActions extends WholeListActions<SsoConnection> {
    create(input: CreateSsoConnectionInput): Promise<Outcome<string>>;
    createFromMetadata(input: SsoMetadata): Promise<Outcome<string>>;
    change(input: ChangeSsoConnectionInput): Promise<Outcome>;
    fillFromMetadata(input: FillSsoConnectionInput): Promise<Outcome>;
    enable(input: SsoConnectionInput): Promise<Outcome>;
    disable(input: SsoConnectionInput): Promise<Outcome>;
    remove(input: SsoConnectionInput): Promise<Outcome>;
    addDomain(input: AddSsoDomainInput): Promise<Outcome>;
    removeDomain(input: SsoDomainInput): Promise<Outcome>;
    validateDomain(input: SsoDomainInput): Promise<Outcome>;
    addGroup(input: AddSsoGroupInput): Promise<Outcome>;
    changeGroup(input: ChangeSsoGroupInput): Promise<Outcome>;
    removeGroup(input: SsoGroupInput): Promise<Outcome>;
    setDefaultRoles(input: SetSsoDefaultRolesInput): Promise<Outcome>;
}

export interface SsoConnectionsState extends ListState<SsoConnection> {
}

export interface SsoDomain {
    readonly id: string;
    readonly domain: string;
    readonly validated: boolean;
    readonly txtRecord: string;
}

export interface SsoDomainInput extends SsoConnectionInput {
    readonly domainId: string;
}

export interface SsoGroup {
    readonly id: string;
    readonly group: string;
    readonly roleIds: readonly string[];
}

export interface SsoGroupInput extends SsoConnectionInput {
    readonly groupId: string;
}

export type SsoMetadata = {
    readonly metadata: string;
} | {
    readonly url: string;
};

export const samlConfiguration: Feature<SamlConfigurationState, SamlConfigurationActions>;

export const ssoConnectionErrors: {
    readonly ssoConnectionUnfinished: "sso-connection-unfinished";
    readonly ssoDomainInvalid: "sso-domain-invalid";
    readonly ssoGroupRequired: "sso-group-required";
    readonly ssoMetadataRequired: "sso-metadata-required";
    readonly samlConfigurationMissing: "saml-configuration-missing";
};

export const ssoConnections: Feature<SsoConnectionsState, SsoConnectionsActions>;

export const useSamlConfiguration: FeatureHook<SamlConfigurationState, SamlConfigurationActions>;

export const useSsoConnections: FeatureHook<SsoConnectionsState, SsoConnectionsActions>;
