import { malformed, Refusal, secret, text } from '@portico/headless/provider'
import { importJWK, type JWK } from 'jose'
import {
  type AuthorizationServer,
  type ClientAuth,
  ClientSecretPost,
  clockTolerance,
  genericTokenEndpointRequest,
  None,
  OperationProcessingError,
  PrivateKeyJwt,
  processGenericTokenEndpointResponse,
  processRefreshTokenResponse,
  processRevocationResponse,
  refreshTokenGrantRequest,
  revocationRequest,
} from 'oauth4webapi'
import { tokenFault } from './faults.ts'
import type { Calls, Issuer } from './issuer.ts'

/** The application at the issuer. */
export interface Application {
  readonly clientId: string
  readonly clientSecret?: string | undefined
  readonly clientKey?: JWK | undefined
  readonly secretIn?: 'header' | 'body' | undefined
}

/** A request for tokens. Its values are not checked. */
export interface Grant {
  readonly grant_type?: unknown
  readonly code?: unknown
  readonly redirect_uri?: unknown
  readonly code_verifier?: unknown
  readonly refresh_token?: unknown
  readonly client_secret?: unknown
}

/** Exchanges a code or a refresh token at the issuer. Rejects with a `Refusal`. */
export async function tokensOf(
  asked: Grant,
  { calls }: Issuer,
  document: AuthorizationServer,
  application: Application,
): Promise<Response> {
  const { clientId, clientSecret } = application
  // Without it, a stranger with a code or a refresh token could use the authentication of the application.
  if (clientSecret !== undefined && asked.client_secret !== clientSecret)
    throw new Refusal(404, 'ER-OPENID-CALLER', 'Tokens are for the server of the application, with its clientSecret')
  const grant = text(asked, 'grant_type')
  const isRenewal = grant === 'refresh_token'
  if (!isRenewal && grant !== 'authorization_code')
    throw malformed('grant_type must be authorization_code or refresh_token')
  const client = { client_id: clientId, [clockTolerance]: 30 }
  const [token, code] = isRenewal ? [secret(asked, 'refresh_token'), {}] : ['', codeOf(asked)]
  const authentication = await authenticationAt(document, application)
  try {
    const found = isRenewal
      ? await processRefreshTokenResponse(
          document,
          client,
          await refreshTokenGrantRequest(document, client, authentication, token, calls),
        )
      : await processGenericTokenEndpointResponse(
          document,
          client,
          await genericTokenEndpointRequest(document, client, authentication, grant, code, calls),
        )
    const { access_token, id_token, refresh_token, expires_in } = found
    return Response.json({ access_token, token_type: 'Bearer', id_token, refresh_token, expires_in })
  } catch (thrown) {
    throw tokenFault((await isBareRefusal(thrown)) ? 'invalid_grant' : thrown, isRenewal)
  }
}

/** Glewlwyd refuses a grant by the status alone. */
async function isBareRefusal(thrown: unknown): Promise<boolean> {
  const answer = thrown instanceof OperationProcessingError ? thrown.cause : null
  return answer instanceof Response && answer.status === 400 && !answer.bodyUsed && (await answer.text()) === ''
}

function codeOf(asked: Grant): Record<string, string> {
  return {
    code: secret(asked, 'code'),
    redirect_uri: text(asked, 'redirect_uri'),
    code_verifier: secret(asked, 'code_verifier'),
  }
}

/** Revokes a refresh token. */
export async function revoke(
  token: string,
  calls: Calls,
  document: AuthorizationServer,
  application: Application,
): Promise<void> {
  const authentication = await authenticationAt(document, application)
  const options = { ...calls, additionalParameters: { token_type_hint: 'refresh_token' } }
  const client = { client_id: application.clientId }
  await processRevocationResponse(await revocationRequest(document, client, authentication, token, options))
}

async function authenticationAt(
  document: AuthorizationServer,
  { clientSecret, clientKey, secretIn }: Application,
): Promise<ClientAuth> {
  if (clientKey) {
    const key = await importJWK(clientKey, clientKey.alg ?? 'RS256')
    if (key instanceof Uint8Array) throw new Refusal(500, 'ER-OPENID-KEY', 'clientKey must be a private key')
    return PrivateKeyJwt(clientKey.kid === undefined ? key : { key, kid: clientKey.kid })
  }
  if (clientSecret === undefined) return None()
  const methods: unknown = document.token_endpoint_auth_methods_supported
  const takesHeader = !Array.isArray(methods) || methods.includes('client_secret_basic')
  return (secretIn ?? (takesHeader ? 'header' : 'body')) === 'header'
    ? inHeader(clientSecret)
    : ClientSecretPost(clientSecret)
}

/** Some issuers do not decode what RFC 6749 has encoded, so that letters which need no code have none. */
function inHeader(secret: string): ClientAuth {
  return (_document, { client_id }, _body, headers) => {
    headers.set('authorization', `Basic ${btoa([client_id, secret].map(encodeURIComponent).join(':'))}`)
  }
}
