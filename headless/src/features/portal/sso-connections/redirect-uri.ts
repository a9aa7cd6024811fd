import type { Api } from '../../../http/api-types.ts'

/** Reads the address to which OpenID Connect returns; empty if the provider does not name it. */
export async function readRedirectUri(api: Api, signal: AbortSignal): Promise<string> {
  const { redirectUri = '' } = await api.get('/team/resources/sso/v1/oidc/configurations', { signal })
  return redirectUri
}
