import { isRecord } from '@portico/headless/internal'
import { isServerHalf, ofPage, operationAt } from '../addresses.ts'
import { type Answer, isSuccess } from '../ask.ts'
import { setCookieOf } from '../set-cookie.ts'
import type { Account, Examination, Finding, NetworkCheck, Outcome } from '../types.ts'
import { cookieFindings, logOutPath, refreshPath, sessionCookieOf } from './cookies.ts'

/** A sign-in of one try, a renewal and a log-out. */
export const sessionCheck: NetworkCheck = {
  name: 'session',
  async run(examination) {
    const { account } = examination.subject
    if (account === null) return { skipped: 'no --email' }
    const reply = await post(examination, '/identity/resources/auth/v1/user', signInOf(account))
    if (!reply.isAnswer) return { skipped: `the provider does not answer: ${reply.detail}` }
    const error = isRecord(reply.json) ? reply.json : {}
    if (error['errorCode'] === 'session-too-large') {
      return [{ code: 'session-too-large', seen: [error['errors']].flat().join(' ') }]
    }
    if (!isSuccess(reply)) return [{ code: 'sign-in-refused', seen: `The sign-in was answered with ${reply.status}` }]
    if (isRecord(reply.json) && typeof reply.json['accessToken'] !== 'string') {
      return { skipped: 'the account needs a second factor: use one without' }
    }
    return sessionOutcome(examination, reply)
  },
}

async function sessionOutcome(examination: Examination, signedIn: Answer): Promise<Outcome> {
  const cookie = sessionCookieOf(signedIn)
  const tokens = await tokenFindings(examination, signedIn.json)
  if (cookie === null)
    return [...tokens, { code: 'cookie-missing', seen: 'The sign-in has no Set-Cookie of a session' }]
  const renewed = await post(examination, refreshPath, {}, cookiesOf(signedIn))
  await post(examination, logOutPath, {}, cookiesOf(isSuccess(renewed) ? renewed : signedIn))
  const refused: readonly Finding[] = isSuccess(renewed)
    ? []
    : [
        {
          code: 'renewal-refused',
          seen: `The renewal ${renewed.isAnswer ? `was answered with ${renewed.status}` : renewed.detail}`,
        },
      ]
  return [...tokens, ...cookieFindings(examination, cookie), ...sizeFindings(signedIn), ...refused]
}

/** The size of the headers by which a sign-in sets its cookies. */
function sizeFindings({ headers }: Answer): readonly Finding[] {
  const set = headers.getSetCookie().filter((one) => !setCookieOf(one).isRemoval)
  const bytes = set.reduce((sum, one) => sum + Buffer.byteLength(`set-cookie: ${one}\r\n`), 0)
  if (bytes <= usualBytes) return []
  const cookies = set.length === 1 ? 'one cookie' : `${set.length} cookies`
  return [{ code: 'session-large', seen: `The sign-in sets ${cookies} by headers of ${bytes} bytes` }]
}

/** nginx takes 4096 bytes of headers in an answer by default, and other headers take a part of them. */
const usualBytes = 3500

/** Key and audience of the token, as a server verifies them. */
async function tokenFindings(examination: Examination, answer: unknown): Promise<readonly Finding[]> {
  const token = isRecord(answer) ? String(answer['accessToken']) : ''
  const [header, claims] = token.split('.', 2).map(partOf)
  if (!header || !claims || isServerHalf(examination)) return []
  const findings: Finding[] = []
  const reply = await examination.ask(operationAt(examination, '/.well-known/jwks.json'))
  const keys = reply.isAnswer && isRecord(reply.json) && Array.isArray(reply.json['keys']) ? reply.json['keys'] : []
  const isPublished = keys.some((key) => isRecord(key) && key['kid'] === header['kid'])
  if (keys.length > 0 && !isPublished) findings.push({ code: 'token-key', seen: `The key is ${header['kid']}` })
  const { clientId, applicationId } = examination.subject
  const audience = [claims['aud']].flat()
  const wanted = [clientId, applicationId].filter((id) => id !== null)
  if (clientId !== null && !wanted.some((id) => audience.includes(id))) {
    findings.push({
      code: 'token-audience',
      seen: `The audience is ${audience.join(', ')}, and not ${wanted.join(' or ')}`,
    })
  }
  return findings
}

function partOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const part: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return isRecord(part) ? part : null
  } catch {
    return null
  }
}

function signInOf({ email, password }: Account): object {
  return { email, password }
}

function cookiesOf({ headers }: Answer): Readonly<Record<string, string>> {
  const pairs = headers.getSetCookie().map(setCookieOf)
  return { cookie: pairs.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

function post(examination: Examination, path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return examination.ask(operationAt(examination, path), {
    method: 'POST',
    headers: { ...ofPage(examination), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
