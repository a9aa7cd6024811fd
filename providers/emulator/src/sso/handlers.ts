import { malformed, Refusal } from '@portico/headless/provider'
import type { Call, Handlers } from '../calls/call.ts'
import type { Identity } from '../calls/relying-party.ts'
import type { User } from '../core/users.ts'
import { optionalText, text } from '../http/body.ts'
import { challengeAnswer, needsSecondFactor } from '../mfa/challenge.ts'
import { openSession } from '../session/grant.ts'
import { beginAttempt, beginningOf, over, takeAttempt } from './attempts.ts'
import { memberOf } from './person.ts'
import { oidcIdentityOf, samlIdentityOf, signInAddress } from './provider-calls.ts'
import { type FederatedAttempt, protocolOf, type SsoConnection, ssoRecords } from './records.ts'

/** Finding a person's identity provider, and taking them back from there. */
export const companySignIn: Handlers = {
  preLoginSso: preLogin,
  preLoginSaml: preLogin,
  getSsoPublicConfiguration: ({ state }) => ({
    isActive: ssoRecords.of(state).ssoConnections.some(({ enabled }) => enabled),
  }),
  postLoginSaml: (call) =>
    signIn(call, text(call.body, 'RelayState'), (connection, attempt) =>
      samlIdentityOf(call, connection, attempt, text(call.body, 'SAMLResponse')),
    ),
  postLoginOidc: (call) => signIn(call, text(call.body, 'state'), oidcReader(call)),
  postLoginOidcV2: (call) => signIn(call, text(call.body, 'RelayState'), oidcReader(call)),
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
  // Within a page or a test there is nothing to be sent to.
  if (!call.relyingParty) return null
  const origin = call.request.headers.get('origin') ?? call.url.origin
  connection.applicationOrigin = origin
  const returnTo = `${origin}/account/saml/callback`
  return signInAddress(call, connection, beginAttempt(call, beginningOf(call, connection, { returnTo })))
}

/** Reads the identity from the answer of a company's identity provider. */
type Reader = (connection: SsoConnection, attempt: FederatedAttempt) => Promise<Identity>

function oidcReader(call: Call): Reader {
  const given = { code: text(call.body, 'code'), redirectUri: text(call.body, 'redirectUri') }
  return (connection, attempt) => oidcIdentityOf(call, connection, attempt, given)
}

async function signIn(call: Call, state: string, read: Reader) {
  const attempt = takeAttempt(call, state)
  // The answer of a test signs no user in.
  if (attempt.testId !== undefined) throw over()
  const connection = ssoRecords
    .of(call.state)
    .ssoConnections.find(({ id, enabled }) => enabled && id === attempt.providerId)
  if (!connection) throw new Refusal(401, 'ER-SSO-FAILED', 'Failed to authenticate')
  const user = memberOf(call, connection, await believed(call, read(connection, attempt)))
  return answerOf(call, user)
}

async function answerOf(call: Call, user: User) {
  return needsSecondFactor(call, user, true)
    ? challengeAnswer(call, user, ['fed'], true)
    : openSession(call, user, ['fed'])
}
