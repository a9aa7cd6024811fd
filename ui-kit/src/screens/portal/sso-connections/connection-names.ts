import type { SsoConnection } from '@portico/headless/portal/sso-connections'

/** The name of the product of a connection, which is the same in every language. */
export function connectionName({ type }: Pick<SsoConnection, 'type'>): string {
  return products.get(type) ?? type
}

/** The name of the protocol of a connection. */
export function protocolName({ protocol }: Pick<SsoConnection, 'protocol'>): string {
  return protocol === 'oidc' ? 'OpenID Connect' : 'SAML'
}

/** The products to choose from, in display order. */
export const products: ReadonlyMap<string, string> = new Map([
  ['okta', 'Okta'],
  ['azure', 'Entra ID'],
  ['google', 'Google Workspace'],
  ['saml', 'SAML 2.0'],
  ['oidc', 'OpenID Connect'],
])

/** The line below the name of a product: its protocol, or products that use it. */
export function productNote(type: string): string {
  return others.get(type) ?? 'SAML'
}

const others: ReadonlyMap<string, string> = new Map([
  ['saml', 'OneLogin, JumpCloud, Ping'],
  ['oidc', 'Keycloak, Auth0, Entra ID'],
])
