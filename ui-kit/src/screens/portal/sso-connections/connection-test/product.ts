import type { SsoConnection } from '@portico/headless/portal/sso-connections'

/** A product whose console the fixes of faults name; `other` for any other identity provider. */
export type Product = 'okta' | 'azure' | 'google' | 'other'

/** The product of a connection, by its type or by the host of its identity provider. */
export function productOf({ type, ssoEndpoint }: Pick<SsoConnection, 'type' | 'ssoEndpoint'>): Product {
  const known = products.find((product) => product === type)
  if (known) return known
  const [, host = ''] = /^https?:\/\/([^/:?#]+)/i.exec(ssoEndpoint.toLowerCase()) ?? []
  return hosts.find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ?? 'other'
}

const products = ['okta', 'azure', 'google'] as const

const hosts: readonly (readonly [host: string, product: Product])[] = [
  ['okta.com', 'okta'],
  ['oktapreview.com', 'okta'],
  ['okta-emea.com', 'okta'],
  ['microsoftonline.com', 'azure'],
  ['microsoftonline.us', 'azure'],
  ['windows.net', 'azure'],
  ['accounts.google.com', 'google'],
]
