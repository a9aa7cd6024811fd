/** The codes of errors that `ssoConnections` and `samlConfiguration` make themselves. Their meaning is in their guide. */
export const ssoConnectionErrors = {
  ssoConnectionUnfinished: 'sso-connection-unfinished',
  ssoDomainInvalid: 'sso-domain-invalid',
  ssoEndpointInvalid: 'sso-endpoint-invalid',
  ssoGroupRequired: 'sso-group-required',
  ssoMetadataRequired: 'sso-metadata-required',
  samlConfigurationMissing: 'saml-configuration-missing',
} as const
