import { area } from '../calls/area.ts'
import type { Call, Handlers } from '../calls/call.ts'
import { multiFactor } from '../session/grant.ts'
import { hostedSignIn } from './handlers.ts'
import { oauthRecords } from './records.ts'

/** The discovery document and the keys. */
const oauthMetadata: Handlers = {
  getOpenIdConfiguration: providerMetadata,
  getOAuthServerMetadata: providerMetadata,
}

/** Hosted sign-in: OpenID Connect with the code flow. */
export const oauth = area({
  records: oauthRecords,
  handlers: { ...hostedSignIn, ...oauthMetadata },
})

/** The same at every address: tokens name one issuer. */
function providerMetadata({ url: { origin }, prefix }: Call) {
  const at = (path: string) => `${origin}/${prefix}${path}`
  return {
    issuer: origin,
    authorization_endpoint: at('/oauth/authorize'),
    token_endpoint: at('/oauth/token'),
    userinfo_endpoint: at('/identity/resources/users/v2/me'),
    end_session_endpoint: at('/oauth/logout'),
    jwks_uri: `${origin}/.well-known/jwks.json`,
    scopes_supported: ['openid', 'email', 'profile'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    prompt_values_supported: ['none', 'login'],
    acr_values_supported: [multiFactor],
    claims_supported: [
      'sub',
      'iss',
      'aud',
      'exp',
      'iat',
      'auth_time',
      'nonce',
      'acr',
      'amr',
      'email',
      'email_verified',
      'name',
    ],
  }
}
