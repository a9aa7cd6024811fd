import { malformed } from '@portico/headless/provider'
import { audited } from '../../calls/audited.ts'
import { type Call, created, type Handlers } from '../../calls/call.ts'
import { fault, IdentityFault } from '../../calls/identity-fault.ts'
import { drawId } from '../../core/random.ts'
import { optionalText, text } from '../../http/body.ts'
import { beginAttempt, beginningOf, federationOf, lifetime, takeAttempt } from '../attempts.ts'
import { connectionIn } from '../configuration/connection-of.ts'
import { isComplete, unfinished } from '../configuration/settings.ts'
import { authorizationFault } from '../oidc/reported-fault.ts'
import { oidcIdentityOf, refusalOf, relyingPartyOf, signInAddress } from '../provider-calls.ts'
import { type SsoConnection, ssoRecords } from '../records.ts'
import { endTest, failTest } from './end-test.ts'
import { endPage } from './page.ts'
import type { SsoTest } from './records.ts'
import { addTest, testAnswer, testIn, testsOf, valuesOf } from './tests.ts'

/** Tests of connections: a whole sign-in at the identity provider that signs no user in. */
export const connectionTests: Handlers = {
  listSsoTests: (call, { tenant }) => {
    const connection = connectionIn(call, tenant)
    relyingPartyOf(call)
    return { rows: testsOf(call, connection).map(testAnswer) }
  },

  startSsoTest: audited(async (call, { tenant }) => {
    const connection = connectionIn(call, tenant)
    relyingPartyOf(call)
    if (!isComplete(connection)) throw unfinished()
    return created(testAnswer(await start(call, connection)))
  }),

  getSsoTest: (call, { tenant }) => testAnswer(testIn(call, connectionIn(call, tenant))),

  answerSsoTest: async (call) => {
    const { connection, test, ...given } = returned(call)
    if (given.fault) failTest(call, test, new IdentityFault(given.fault))
    else await endTest(call, connection, test, given.identity)
    return { address: endPage(call.url, test) }
  },
}

/** Starts a test. A fault that is found before the identity provider is reached ends it at once. */
async function start(call: Call, connection: SsoConnection): Promise<SsoTest> {
  const { now, url, request, body } = call
  const id = drawId(call.state)
  const redirectUri =
    optionalText(body, 'redirectUri') ?? `${request.headers.get('origin') ?? url.origin}/account/oidc/callback`
  if (call.mayLeadTo(redirectUri)) connection.applicationOrigin = new URL(redirectUri).origin
  // The page of a stand-in names the application. The test itself returns to its last page.
  const returnTo = call.mayLeadTo(redirectUri) ? redirectUri : endPage(url, { id })
  const attempt = beginAttempt(call, beginningOf(call, connection, { returnTo, testId: id }))
  const test: SsoTest = {
    id,
    connectionId: connection.id,
    status: 'waiting',
    startedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + lifetime).toISOString(),
    endedAt: null,
    address: null,
    ...(attempt.requestId !== undefined && { requestId: attempt.requestId }),
    values: valuesOf(connection),
    received: null,
    person: null,
    fault: null,
    warnings: [],
  }
  addTest(call, test)
  try {
    const refused = await refusalOf(call, connection, attempt, redirectUri)
    if (refused) throw new IdentityFault(refused)
    test.address = await signInAddress(call, connection, attempt, redirectUri)
  } catch (error) {
    failTest(call, test, error)
  }
  return test
}

/** The test that an answer belongs to, and what returned with it. Refuses an answer that no test waits for. */
function returned(call: Call) {
  const { state, body } = call
  const redirectUri = text(body, 'redirectUri')
  const error = optionalText(body, 'error')
  const given = optionalText(body, 'state') ?? (error === undefined ? undefined : onlyStateAt(call, redirectUri))
  const { ssoTests, ssoConnections } = ssoRecords.of(state)
  const test = ssoTests.find(({ id, status }) => status === 'waiting' && id === testIdIn(given ?? ''))
  const connection = ssoConnections.find(({ id }) => id === test?.connectionId)
  if (given === undefined || !test || !connection) throw malformed('No test waits for this answer')
  const attempt = federationOf(state).attempts.find((one) => one.state === given)
  if (attempt) takeAttempt(call, given)
  const code = optionalText(body, 'code')
  const description = optionalText(body, 'errorDescription') ?? ''
  const clientId = connection.oidc?.clientId ?? ''
  return {
    connection,
    test,
    fault: !attempt
      ? fault('state-mismatch')
      : error !== undefined
        ? authorizationFault({ error, description, clientId, redirectUri })
        : code === undefined
          ? fault('provider-error', null, 'code')
          : null,
    identity: () => {
      if (!attempt || code === undefined) throw malformed('code is missing')
      return oidcIdentityOf(call, connection, attempt, { code, redirectUri })
    },
  }
}

/** The state of the only test that waits for an answer at an address. Some providers return an error without it. */
function onlyStateAt({ state, now }: Call, redirectUri: string): string | undefined {
  const waiting = federationOf(state).attempts.filter(
    ({ testId, requestId, returnTo, expiresAt }) =>
      testId !== undefined && requestId === undefined && returnTo === redirectUri && expiresAt > now,
  )
  return waiting.length === 1 ? waiting[0]?.state : undefined
}

function testIdIn(state: string): string {
  try {
    return /(?:^|;)test=([^;]+);/.exec(atob(state))?.[1] ?? ''
  } catch {
    return ''
  }
}
