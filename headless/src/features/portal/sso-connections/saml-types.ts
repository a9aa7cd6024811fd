import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Secret } from '../../../core/secret.ts'
import type { ChosenRoles, SsoConnection, SsoConnectionType, SsoGroup } from './types.ts'

/** The single sign-on of a provider that has one connection for each tenant. */
export interface SamlConfiguration {
  readonly isEnabled: boolean
  /** Empty if it is not chosen yet. */
  readonly domain: string
  /** `true` if the provider has found the record of the domain. */
  readonly isValidated: boolean
  /** The text of the TXT record that proves the domain. */
  readonly generatedVerification: string
  /** The address of the sign-in by SAML, or the issuer of OpenID Connect. */
  readonly ssoEndpoint: string
  readonly publicCertificate: string
  readonly isRequestSigned: boolean
  readonly acsUrl: string
  readonly spEntityId: string
  /** The address to which OpenID Connect returns; empty for SAML. */
  readonly redirectUri: string
  readonly type: SsoConnectionType
  /** The protocol of its type. */
  readonly protocol: SsoConnection['protocol']
  /** `true` if it has all values that a sign-in needs. */
  readonly isComplete: boolean
  /** The end of the last certificate (ISO 8601); `null` without a readable one. */
  readonly certificateExpiresAt: string | null
  readonly oidcClientId: string
  /** `true` if the provider has a client secret. The secret itself is never read. */
  readonly hasOidcSecret: boolean
  readonly groups: readonly SsoGroup[]
  /** The default roles: those of everyone who signs in. */
  readonly roleIds: readonly string[]
}

/** The members that {@link SamlConfigurationActions.save} changes. */
export interface SamlConfigurationChanges
  extends Partial<
    Pick<
      SamlConfiguration,
      | 'isEnabled'
      | 'domain'
      | 'ssoEndpoint'
      | 'publicCertificate'
      | 'isRequestSigned'
      | 'acsUrl'
      | 'spEntityId'
      | 'type'
      | 'oidcClientId'
    >
  > {
  readonly oidcSecret?: Secret
}

/** The state of the configuration. */
export interface SamlConfigurationState extends RecordState<SamlConfiguration> {}

export interface UpdateSamlGroupInput extends ChosenRoles {
  readonly groupId: string
  readonly group: string
}

/** Actions on the configuration. It loads by itself while it is rendered and a user is signed in. */
export interface SamlConfigurationActions {
  /** Reads the configuration again. Members that were not sent yet stay. */
  load(): Promise<Outcome>
  /**
   * Changes members at once, and back if the provider refuses. A provider keeps no configuration without a domain: until there is
   * one, the members stay here, and are sent with it. Another domain clears endpoint, certificate and signing.
   */
  save(changes: SamlConfigurationChanges): Promise<Outcome>
  /** Replaces the values of the identity provider by those of metadata. Fails with `sso-metadata-required` without any. */
  fillFromMetadata(input: { readonly metadata: string }): Promise<Outcome>
  /** Looks for the record of the domain: `isValidated` is the result. Fails with `saml-configuration-missing` without one. */
  validateDomain(): Promise<Outcome>
  /** Gives roles to a group of the identity provider. Fails with `sso-group-required` without a name. */
  addGroup(input: { readonly group: string; readonly roleIds?: readonly string[] }): Promise<Outcome>
  /** Changes the name and the roles of a group. Fails with `sso-group-required` without a name. */
  updateGroup(input: UpdateSamlGroupInput): Promise<Outcome>
  /** Removes a group: its members lose the roles at their next sign-in. */
  removeGroup(input: { readonly groupId: string }): Promise<Outcome>
  /** Sets the roles of everyone who signs in. */
  setDefaultRoles(input: ChosenRoles): Promise<Outcome>
}
