export { ssoConnectionErrors } from './errors.ts'
export { ssoConnections } from './feature.ts'
export { samlConfiguration } from './saml-configuration.ts'
export type {
  ChangeSamlGroupInput,
  SamlConfiguration,
  SamlConfigurationActions,
  SamlConfigurationChanges,
  SamlConfigurationState,
} from './saml-types.ts'
export type {
  AddSsoDomainInput,
  AddSsoGroupInput,
  ChangeSsoConnectionInput,
  ChangeSsoGroupInput,
  ChosenRoles,
  CreateSsoConnectionInput,
  FillSsoConnectionInput,
  SetSsoDefaultRolesInput,
  SsoConnection,
  SsoConnectionChanges,
  SsoConnectionFields,
  SsoConnectionInput,
  SsoConnectionsActions,
  SsoConnectionsState,
  SsoConnectionType,
  SsoDomain,
  SsoDomainInput,
  SsoGroup,
  SsoGroupInput,
  SsoMetadata,
} from './types.ts'
export { useSamlConfiguration } from './use-saml-configuration.ts'
export { useSsoConnections } from './use-sso-connections.ts'
