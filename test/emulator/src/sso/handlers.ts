import type { Call, Handlers } from '../calls/call.ts'
import type { Identity, ReachedProvider, RelyingParty, SamlProvider } from '../calls/relying-party.ts'
import { drawToken } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { optionalText, text } from '../http/body.ts'
import { malformed, Refusal } from '../http/errors.ts'
import { challengeAnswer, needsSecondFactor } from '../mfa/challenge.ts'
import { openSession } from '../session/grant.ts'
import { beginAttempt, takeAttempt } from './attempts.ts'
import { memberOf } from './person.ts'
import { protocolOf, type SsoConnection, ssoRecords } from './records.ts'
import { serviceProvider } from './service-provider.ts'
import { standInOidc, standInSaml } from './stand-in/provider.ts'

/** Finding a person's identity provider, and taking them back from there. */
export const companySignIn: Handlers = {
  preLoginSso: preLogin,
  preLoginSaml: preLogin,
  getSsoPublicConfiguration: ({ state }) => ({
    isActive: ssoRecords.of(state).ssoConnections.some(({ enabled }) => enabled),
  }),
  postLoginSaml: (call) =>
    signIn(call, text(call.body, 'RelayState'), samlIdentity(call, text(call.body, 'SAMLResponse'))),
  postLoginOidc: (call) => signIn(call, text(call.body, 'state'), oidcIdentity(call, text(call.body, 'code'))),
  postLoginOidcV2: (call) => signIn(call, text(call.body, 'RelayState'), oidcIdentity(call, text(call.body, 'code'))),
}

/** The client of identity providers. Refuses the call without one, as in a page. */
export function relyingPartyOf({ relyingParty }: Pick<Call, 'relyingParty'>): RelyingParty {
  if (relyingParty) return relyingParty
  throw new Refusal(501, 'ER-SSO-UNAVAILABLE', 'This emulator speaks to no identity provider. Serve it in Node')
}

/** The identity from a provider, or a refusal that does not disclose the reason. */
export async function believed(call: Call, word: Promise<Identity>): Promise<Identity> {
  try {
    return await word
  } catch (error) {
    if (error instanceof Refusal) throw error
    console.warn(`${call.operation}: ${error instanceof Error ? error.message : error}`)
    throw new Refusal(401, 'ER-SSO-FAILED', 'Failed to authenticate')
  }
}

/** The address of the identity provider of an e-mail's domain, or of the tenant the page is for. */
async function preLogin(call: Call) {
  const { state, body, url } = call
  const email = (optionalText(body, 'email') ?? optionalText(body, 'username'))?.trim()
  if (!email) throw malformed('email is missing')
  const [, domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/)
  const tenantId = optionalText(body, 'tenantId')
  const connection = ssoRecords
    .of(state)
    .ssoConnections.find(
      (one) => one.enabled && one.domains.includes(domain) && (!tenantId || one.tenantId === tenantId),
    )
  if (!connection) return { address: null }
  const address = (await addressAt(call, connection)) ?? `${url.origin}/idp/${connection.id}`
  return { address, idpType: protocolOf(connection), addressType: 'sso' }
}

/** Where the connection's own identity provider is, with all it needs to bring the person back. */
async function addressAt(call: Call, connection: SsoConnection): Promise<string | null> {
  const { id: providerId, tenantId } = connection
  // Within a page or a test there is nothing to be sent to.
  if (!call.relyingParty) return null
  const returnTo = `${call.request.headers.get('origin') ?? call.url.origin}/account/saml/callback`
  if (protocolOf(connection) === 'oidc') {
    const state = btoa(`tenantId=${tenantId};attempt=${drawToken(call.state)};`)
    return relyingPartyOf(call).oidcAddress(
      oidcOf(call, connection),
      beginAttempt(call, { providerId, returnTo, state }),
    )
  }
  const requestId = `_${drawToken(call.state)}`
  const { state: relayState } = beginAttempt(call, { providerId, returnTo, requestId, nonce: '', verifier: '' })
  const isSigned = connection.signRequest ?? false
  const request = { serviceProvider: serviceProvider(call.url, connection), relayState, requestId, isSigned }
  return relyingPartyOf(call).samlAddress(samlOf(call, connection), request)
}

/** The provider of a connection: its own, or the one that stands in for it in this process. */
function oidcOf({ url, ownFetch, reach }: Call, connection: SsoConnection): ReachedProvider {
  return connection.oidc
    ? { ...connection.oidc, send: reach }
    : { ...standInOidc(connection, url.origin), send: ownFetch }
}

function samlOf({ url }: Call, connection: SsoConnection): SamlProvider {
  return connection.saml ?? standInSaml(connection, url.origin)
}

/** Reads the identity from the answer of a company's identity provider. */
type Reader = (back: Returning) => Promise<Identity>

interface Returning {
  readonly connection: SsoConnection
  readonly attempt: ReturnType<typeof takeAttempt>
}

function oidcIdentity(call: Call, code: string): Reader {
  return async ({ connection, attempt }) => {
    const redirectUri = text(call.body, 'redirectUri')
    if (protocolOf(connection) !== 'oidc') throw malformed('The connection does not speak OpenID Connect')
    const { state, nonce, verifier } = attempt
    const provider = oidcOf(call, connection)
    return relyingPartyOf(call).oidcIdentity(provider, { code, state, nonce, verifier, redirectUri, now: call.now })
  }
}

function samlIdentity(call: Call, response: string): Reader {
  return async ({ connection, attempt: { requestId } }) => {
    if (protocolOf(connection) !== 'saml' || !requestId) throw malformed('The connection does not speak SAML')
    const answer = { serviceProvider: serviceProvider(call.url, connection), response, requestId, now: call.now }
    return relyingPartyOf(call).samlIdentity(samlOf(call, connection), answer)
  }
}

async function signIn(call: Call, state: string, read: Reader) {
  const attempt = takeAttempt(call, state)
  const connection = ssoRecords
    .of(call.state)
    .ssoConnections.find(({ id, enabled }) => enabled && id === attempt.providerId)
  if (!connection) throw new Refusal(401, 'ER-SSO-FAILED', 'Failed to authenticate')
  const user = memberOf(call, connection, await believed(call, read({ connection, attempt })))
  return answerOf(call, user)
}

async function answerOf(call: Call, user: User) {
  return needsSecondFactor(call, user, true) ? challengeAnswer(call, user) : openSession(call, user, ['fed'])
}
