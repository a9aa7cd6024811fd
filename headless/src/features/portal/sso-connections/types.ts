import type { ListState, RowInput, WholeListActions } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Secret } from '../../../core/secret.ts'
import type { SsoLastTest } from './sso-test-types.ts'

/** The product of an identity provider. All but `oidc` use SAML. */
export type SsoConnectionType = 'saml' | 'okta' | 'azure' | 'google' | 'oidc' | (string & {})

/** An e-mail domain of a connection. */
export interface SsoDomain {
  readonly id: string
  readonly domain: string
  /** `true` if the provider has found the record. Only then users of the domain sign in by the connection. */
  readonly isValidated: boolean
  /** The text of the TXT record that proves the domain. */
  readonly txtRecord: string
}

/** A group at the identity provider, and the roles of its members here. */
export interface SsoGroup {
  readonly id: string
  /** The name of the group, as the identity provider sends it. */
  readonly group: string
  readonly roleIds: readonly string[]
}

/** The members of a connection that a person writes, besides its secret. */
export interface SsoConnectionFields {
  /** The name, which distinguishes connections of one type; empty without one. */
  readonly name: string
  readonly type: SsoConnectionType
  /** The address of the sign-in by SAML, or the issuer of OpenID Connect. */
  readonly ssoEndpoint: string
  /** The signing certificates of SAML, as PEM. */
  readonly publicCertificate: string
  /** `true` if requests are signed. */
  readonly isRequestSigned: boolean
  /** The address that receives the answers of SAML. */
  readonly acsUrl: string
  /** The name under which the identity provider knows the application. */
  readonly spEntityId: string
  readonly oidcClientId: string
  /** `true` if users of other domains are accepted too. */
  readonly isEmailDomainUnchecked: boolean
}

/** A connection to an identity provider. */
export interface SsoConnection extends SsoConnectionFields {
  readonly id: string
  /** `true` if users of its domains sign in by it. */
  readonly isEnabled: boolean
  /** The protocol of its type. */
  readonly protocol: 'saml' | 'oidc'
  /** `true` if it has all values that a sign-in needs. Only then it can be turned on. */
  readonly isComplete: boolean
  /** `true` if the provider has a client secret. The secret itself is never read. */
  readonly hasOidcSecret: boolean
  /** The address to which OpenID Connect returns; empty for SAML. */
  readonly redirectUri: string
  /** The certificate that verifies our signed requests, as PEM; empty if the provider does not name it. */
  readonly spCertificate: string
  /** The address that answers with our metadata; empty if the provider has none. */
  readonly spMetadataUrl: string
  /** The end of the last certificate (ISO 8601); `null` without a readable one. */
  readonly certificateExpiresAt: string | null
  /**
   * The next certificates beside the present ones, as PEM: assertions by either are accepted. Empty without one; `null` if the
   * provider has no next certificates.
   */
  readonly nextCertificate: string | null
  /** The end of the next certificate (ISO 8601); `null` without a readable one. */
  readonly nextCertificateExpiresAt: string | null
  /** `true` if the provider keeps a name. Without it a `name` is not sent. */
  readonly isNamable: boolean
  /** `true` if the provider can test the connection. */
  readonly isTestOffered: boolean
  /** The last test that has ended; `null` before the first one. */
  readonly lastTest: SsoLastTest | null
  readonly domains: readonly SsoDomain[]
  readonly groups: readonly SsoGroup[]
  /** The default roles: those of everyone who signs in. */
  readonly roleIds: readonly string[]
  readonly generatedVerification: string
  /** ISO 8601; `null` if the provider does not name it. */
  readonly createdAt: string | null
  /** ISO 8601; `null` if the provider does not name it. */
  readonly updatedAt: string | null
}

/** The connections of the tenant. */
export interface SsoConnectionsState extends ListState<SsoConnection> {}

/** Members of a connection to change. */
export interface SsoConnectionChanges extends Partial<SsoConnectionFields> {
  /** The client secret of OpenID Connect. */
  readonly oidcSecret?: Secret
}

export interface CreateSsoConnectionInput extends SsoConnectionChanges {
  readonly type: SsoConnectionType
}

/** The metadata of an identity provider: its XML, or the address of it. */
export type SsoMetadata = { readonly metadata: string } | { readonly url: string }

export interface UpdateSsoConnectionInput extends RowInput, SsoConnectionChanges {}

/** The input of {@link SsoConnectionsActions.fillFromMetadata}. */
export type FillSsoConnectionInput = RowInput & SsoMetadata

export interface SetNextSsoCertificateInput extends RowInput {
  /** One certificate or several, as PEM. */
  readonly certificate: string
}

export interface AddSsoDomainInput extends RowInput {
  readonly domain: string
}

/** The input of {@link SsoConnectionsActions.removeDomain} and {@link SsoConnectionsActions.validateDomain}. */
export interface SsoDomainInput extends RowInput {
  readonly domainId: string
}

export interface AddSsoGroupInput extends RowInput {
  readonly group: string
  /** Default: none. */
  readonly roleIds?: readonly string[]
}

export interface UpdateSsoGroupInput extends RowInput, ChosenRoles {
  readonly groupId: string
  readonly group: string
}

/** The input of {@link SsoConnectionsActions.removeGroup}. */
export interface SsoGroupInput extends RowInput {
  readonly groupId: string
}

/** The roles that a person has chosen. */
export interface ChosenRoles {
  readonly roleIds: readonly string[]
  /** The roles when the person began. With them, changes that others made since then stay. */
  readonly before?: readonly string[]
}

export interface SetSsoDefaultRolesInput extends RowInput, ChosenRoles {}

/** Actions on connections. The list loads by itself while it is rendered and a user is signed in. */
export interface SsoConnectionsActions extends WholeListActions<SsoConnection> {
  /** Creates a connection that is off, and resolves to its id. The values may follow later. */
  create(input: CreateSsoConnectionInput): Promise<Outcome<string>>
  /** Creates a connection by SAML from metadata, and resolves to its id. Fails with `sso-metadata-required` without any. */
  createFromMetadata(input: SsoMetadata): Promise<Outcome<string>>
  /** Changes members at once, and back if the provider refuses. Only these members are sent. */
  update(input: UpdateSsoConnectionInput): Promise<Outcome>
  /** Replaces the values of the identity provider by those of metadata. Fails with `sso-metadata-required` without any. */
  fillFromMetadata(input: FillSsoConnectionInput): Promise<Outcome>
  /** Sends users of its domains to it from their next sign-in on. Fails with `sso-connection-unfinished` if values lack. */
  enable(input: RowInput): Promise<Outcome>
  /** Lets its users sign in as they did before. */
  disable(input: RowInput): Promise<Outcome>
  /** Removes a connection with its domains and roles of groups. */
  remove(input: RowInput): Promise<Outcome>
  /** Sets the next certificate of SAML. Fails with the code of the provider if it cannot be read. */
  setNextCertificate(input: SetNextSsoCertificateInput): Promise<Outcome>
  /** Removes the next certificate: assertions by it are no longer accepted. */
  removeNextCertificate(input: RowInput): Promise<Outcome>
  /** Makes the next certificate the present one. Has no effect without one. */
  applyNextCertificate(input: RowInput): Promise<Outcome>
  /** Adds a domain, which is to be validated. Fails with `sso-domain-invalid` if it is none. */
  addDomain(input: AddSsoDomainInput): Promise<Outcome>
  /** Removes a domain: its users are no longer sent to the identity provider. */
  removeDomain(input: SsoDomainInput): Promise<Outcome>
  /** Looks for the record of a domain. Fails if there is none; a domain that lost its record is then no longer validated. */
  validateDomain(input: SsoDomainInput): Promise<Outcome>
  /** Gives roles to a group of the identity provider. Fails with `sso-group-required` without a name. */
  addGroup(input: AddSsoGroupInput): Promise<Outcome>
  /** Changes the name and the roles of a group. Fails with `sso-group-required` without a name. */
  updateGroup(input: UpdateSsoGroupInput): Promise<Outcome>
  /** Removes a group: its members lose the roles at their next sign-in. */
  removeGroup(input: SsoGroupInput): Promise<Outcome>
  /** Sets the roles of everyone who signs in by the connection. */
  setDefaultRoles(input: SetSsoDefaultRolesInput): Promise<Outcome>
}
