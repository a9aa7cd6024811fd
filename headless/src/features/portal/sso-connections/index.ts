export { ssoConnectionErrors } from './errors.ts'
export { ssoConnectionsFeature } from './feature.ts'
export { samlConfigurationFeature } from './saml-configuration.ts'
export type {
  SamlConfiguration,
  SamlConfigurationActions,
  SamlConfigurationChanges,
  SamlConfigurationState,
  UpdateSamlGroupInput,
} from './saml-types.ts'
export type {
  AddSsoDomainInput,
  AddSsoGroupInput,
  ChosenRoles,
  CreateSsoConnectionInput,
  FillSsoConnectionInput,
  SetSsoDefaultRolesInput,
  SsoConnection,
  SsoConnectionChanges,
  SsoConnectionFields,
  SsoConnectionsActions,
  SsoConnectionsState,
  SsoConnectionType,
  SsoDomain,
  SsoDomainInput,
  SsoGroup,
  SsoGroupInput,
  SsoMetadata,
  UpdateSsoConnectionInput,
  UpdateSsoGroupInput,
} from './types.ts'
export { useSamlConfiguration } from './use-saml-configuration.ts'
export { useSsoConnections } from './use-sso-connections.ts'
