import { Refusal, unauthorized } from '@portico/headless/provider'
import { decodeProtectedHeader } from 'jose'
import { type AuthorizationServer, processUserInfoResponse, skipSubjectCheck, userInfoRequest } from 'oauth4webapi'
import { answerFault } from './faults.ts'
import type { Issuer } from './issuer.ts'
import { reportsLogOut, verified } from './log-outs.ts'
import type { Claims } from './person.ts'

/** Returns the claims of a bearer: those of an identity token, or those that the issuer states for an access token. Rejects with a `Refusal`. */
export async function claimsOf(
  token: string,
  issuer: Issuer,
  document: AuthorizationServer,
  clientId: string,
): Promise<Claims> {
  return (await identityIn(token, issuer, document, clientId)) ?? userInfo(token, issuer, document, clientId)
}

/** The claims of an identity token; `null` for any other token. */
async function identityIn(
  token: string,
  { keys }: Issuer,
  document: AuthorizationServer,
  clientId: string,
): Promise<Claims | null> {
  if (token.split('.').length !== 3) return null
  try {
    const claims = await verified(token, { issuer: document.issuer, clientId, keys: keys(document) })
    const isAccess = /at\+jwt$/i.test(decodeProtectedHeader(token).typ ?? '') || 'scope' in claims || 'scp' in claims
    return isAccess || reportsLogOut(claims) ? null : claims
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown
    return null
  }
}

async function userInfo(
  token: string,
  { calls, endpoint }: Issuer,
  document: AuthorizationServer,
  clientId: string,
): Promise<Claims> {
  if (!endpoint(document, 'userinfo_endpoint')) throw unauthorized()
  const client = { client_id: clientId }
  try {
    const response = await userInfoRequest(document, client, token, calls)
    if (response.status === 401 || response.status === 403) throw unauthorized()
    return { ...(await processUserInfoResponse(document, client, skipSubjectCheck, response)) }
  } catch (thrown) {
    throw thrown instanceof Refusal ? thrown : answerFault(thrown)
  }
}
