import { PorticoError } from '../../../core/errors.ts'
import { secret } from '../../../core/secret.ts'
import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { accessTokenRow, credentialsRow, type ProvidedToken } from './rows.ts'
import type { ApiTokenType, CreatedApiToken } from './types.ts'

type Schemas = components['schemas']

/** The calls about tokens of one level: those of a user, or those of the tenant. */
export interface TokenCalls<Body> {
  readonly list: (signal: AbortSignal) => Promise<readonly ProvidedToken[]>
  readonly create: (type: ApiTokenType, body: Body, signal: AbortSignal) => Promise<CreatedApiToken>
  readonly remove: (type: ApiTokenType, id: string, signal: AbortSignal) => Promise<unknown>
}

/** The calls about the tokens of the signed-in user. */
export function personalTokenCalls(api: Api): TokenCalls<Schemas['CreateUserTokenRequest']> {
  const credentials = '/identity/resources/users/api-tokens/v1'
  const access = '/identity/resources/users/access-tokens/v1'
  return {
    list: (signal) => listOf(api.get(credentials, { signal }), api.get(access, { signal })),
    create: async (type, body, signal) =>
      type === 'clientCredentials'
        ? createdCredentials(await api.post(credentials, { body, signal }))
        : createdAccessToken(await api.post(access, { body, signal })),
    remove: (type, id, signal) =>
      type === 'clientCredentials'
        ? api.delete(`${credentials}/{tokenId}`, { path: { tokenId: id }, signal })
        : api.delete(`${access}/{id}`, { path: { id }, signal }),
  }
}

/** The calls about the tokens of the tenant. Credentials are created by the second version of their path. */
export function tenantTokenCalls(api: Api): TokenCalls<Schemas['CreateTenantTokenRequest']> {
  const credentials = '/identity/resources/tenants/api-tokens/v1'
  const access = '/identity/resources/tenants/access-tokens/v1'
  return {
    list: (signal) => listOf(api.get(credentials, { signal }), api.get(access, { signal })),
    create: async (type, body, signal) =>
      type === 'clientCredentials'
        ? createdCredentials(await api.post('/identity/resources/tenants/api-tokens/v2', { body, signal }))
        : createdAccessToken(await api.post(access, { body, signal })),
    remove: (type, id, signal) =>
      type === 'clientCredentials'
        ? api.delete(`${credentials}/{tokenId}`, { path: { tokenId: id }, signal })
        : api.delete(`${access}/{id}`, { path: { id }, signal }),
  }
}

/** The tokens of both kinds. A provider may have one kind alone; if it refuses both, its refusal is thrown. */
async function listOf(
  credentials: Promise<readonly Schemas['UserApiToken'][]>,
  access: Promise<Schemas['AccessTokenList']>,
): Promise<readonly ProvidedToken[]> {
  const [ofCredentials, ofAccess] = await Promise.all([ifOffered(credentials), ifOffered(access)])
  if (!ofCredentials && !ofAccess) await credentials
  return [...(ofCredentials ?? []).map(credentialsRow), ...(ofAccess?.accessTokens ?? []).map(accessTokenRow)]
}

function createdCredentials({ clientId = '', secret: text }: Schemas['UserApiToken']): CreatedApiToken {
  return { id: clientId, type: 'clientCredentials', clientId, secret: secret(known(text)) }
}

function createdAccessToken({ id, secret: text }: Schemas['AccessToken']): CreatedApiToken {
  return { id, type: 'accessToken', clientId: null, secret: secret(known(text)) }
}

/** The secret of a creating call. Without it no program could use the token. */
function known(text: string | undefined): string {
  if (text) return text
  throw new PorticoError('unreadable-answer', 'The provider created a token without its secret')
}
