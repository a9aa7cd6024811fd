import type { SsoConnection } from '@portico/headless/portal/sso-connections'

/** The name of a connection: its own, or that of its product. */
export function connectionName({ type, name = '' }: Pick<SsoConnection, 'type'> & { readonly name?: string }): string {
  return name || productName({ type })
}

/** The name of the product of a connection, which is the same in every language. */
export function productName({ type }: Pick<SsoConnection, 'type'>): string {
  return products.get(type) ?? type
}

/** A name for a connection of a type: the product, with a number if another connection has that name. */
export function proposedName(type: string, others: readonly SsoConnection[]): string {
  const taken = new Set(others.map(connectionName))
  const product = productName({ type })
  const number = [...taken, product].findIndex((_, at) => !taken.has(numbered(product, at + 1)))
  return numbered(product, number + 1)
}

function numbered(product: string, number: number): string {
  return number === 1 ? product : `${product} ${number}`
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
