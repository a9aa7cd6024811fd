import type { Client } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { secret } from '../../../core/secret.ts'
import type { Shape } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { accessTokenRow, credentialsRow, type ProvidedToken } from './rows.ts'
import type { ApiTokenType, CreatedApiToken } from './types.ts'

/** The types of the members of {@link ProvidedToken}. */
const providedTokenShape: Shape<ProvidedToken> = {
  id: 'string',
  type: 'string',
  'clientId|null': 'string',
  description: 'text',
  'tenantId|null': 'string',
  roleIds: ['string'],
  'createdByUserId|null': 'string',
  'createdAt|null': 'string',
  'expiresAt|null': 'string',
  isEndable: 'flag',
}

type Schemas = components['schemas']

/** The calls about tokens of one level: those of a user, or those of the tenant. */
export interface TokenCalls<Body> {
  readonly list: (signal: AbortSignal) => Promise<readonly ProvidedToken[]>
  readonly create: (type: ApiTokenType, body: Body, signal: AbortSignal) => Promise<CreatedApiToken>
  readonly endIn: (type: ApiTokenType, id: string, expiresInMinutes: number, signal: AbortSignal) => Promise<unknown>
  readonly remove: (type: ApiTokenType, id: string, signal: AbortSignal) => Promise<unknown>
}

/** The calls about the tokens of the signed-in user. */
export function personalTokenCalls(client: Client): TokenCalls<Schemas['CreateUserTokenRequest']> {
  const { api } = client
  const credentials = '/identity/resources/users/api-tokens/v1'
  const access = '/identity/resources/users/access-tokens/v1'
  return {
    list: (signal) => listOf(client, api.get(credentials, { signal }), api.get(access, { signal })),
    create: async (type, body, signal) =>
      type === 'clientCredentials'
        ? createdCredentials(await api.post(credentials, { body, signal }))
        : createdAccessToken(await api.post(access, { body, signal })),
    endIn: (type, id, expiresInMinutes, signal) =>
      type === 'clientCredentials'
        ? api.patch(`${credentials}/{tokenId}`, { path: { tokenId: id }, body: { expiresInMinutes }, signal })
        : api.patch(`${access}/{id}`, { path: { id }, body: { expiresInMinutes }, signal }),
    remove: (type, id, signal) =>
      type === 'clientCredentials'
        ? api.delete(`${credentials}/{tokenId}`, { path: { tokenId: id }, signal })
        : api.delete(`${access}/{id}`, { path: { id }, signal }),
  }
}

/** The calls about the tokens of the tenant. Credentials are created by the second version of their path. */
export function tenantTokenCalls(client: Client): TokenCalls<Schemas['CreateTenantTokenRequest']> {
  const { api } = client
  const credentials = '/identity/resources/tenants/api-tokens/v1'
  const access = '/identity/resources/tenants/access-tokens/v1'
  return {
    list: (signal) => listOf(client, api.get(credentials, { signal }), api.get(access, { signal })),
    create: async (type, body, signal) =>
      type === 'clientCredentials'
        ? createdCredentials(await api.post('/identity/resources/tenants/api-tokens/v2', { body, signal }))
        : createdAccessToken(await api.post(access, { body, signal })),
    endIn: (type, id, expiresInMinutes, signal) =>
      type === 'clientCredentials'
        ? api.patch(`${credentials}/{tokenId}`, { path: { tokenId: id }, body: { expiresInMinutes }, signal })
        : api.patch(`${access}/{id}`, { path: { id }, body: { expiresInMinutes }, signal }),
    remove: (type, id, signal) =>
      type === 'clientCredentials'
        ? api.delete(`${credentials}/{tokenId}`, { path: { tokenId: id }, signal })
        : api.delete(`${access}/{id}`, { path: { id }, signal }),
  }
}

/** The tokens of both kinds. A provider may have one kind alone; if it refuses both, its refusal is thrown. */
async function listOf(
  client: Client,
  credentials: Promise<readonly Schemas['UserApiToken'][]>,
  access: Promise<Schemas['AccessTokenList']>,
): Promise<readonly ProvidedToken[]> {
  const [ofCredentials, ofAccess] = await Promise.all([ifOffered(credentials), ifOffered(access)])
  if (!ofCredentials && !ofAccess) await credentials
  return [
    ...rowsIn(client, ofCredentials, credentialsRow, providedTokenShape),
    ...rowsIn(client, ofAccess?.accessTokens, accessTokenRow, providedTokenShape),
  ]
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
