import { isOfPage, ofPage, operationAt } from '../addresses.ts'
import type { Answer } from '../ask.ts'
import { askedOperations, exposedHeaders, exposedToHosted, optionalHeaders, sentHeaders } from '../client-calls.ts'
import type { Examination, Finding, NetworkCheck } from '../types.ts'

/** The answers to a page of the application, by the rules of the Fetch standard for calls with cookies. */
export const corsCheck: NetworkCheck = {
  name: 'CORS',
  async run(examination) {
    const { origin, applicationId } = examination.subject
    if (origin === null) return { skipped: 'no --origin' }
    if (isOfPage(examination)) return { skipped: 'the calls stay on the origin of the application' }
    const read = await examination.ask(operationAt(examination, '/flags'), { headers: ofPage(examination) })
    if (!read.isAnswer) return { skipped: `the provider does not answer: ${read.detail}` }
    const refused = permissionOf(read, origin, 'GET /flags')
    if (refused) return [refused]
    const headers = applicationId === null ? sentHeaders : [...sentHeaders, 'frontegg-requested-application-id']
    const findings = await Promise.all([
      ...askedOperations.map((operation) => preflight(examination, origin, operation, headers)),
      foreign(examination),
    ])
    return [...findings.flat(), ...exposed(read, examination.subject.isHosted)]
  },
}

async function preflight(
  examination: Examination,
  origin: string,
  { method, path }: (typeof askedOperations)[number],
  headers: readonly string[],
): Promise<readonly Finding[]> {
  const what = `OPTIONS for ${method}`
  const all = [...new Set([...headers, ...optionalHeaders])]
  const reply = await examination.ask(operationAt(examination, path), {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': all.join() },
  })
  if (!reply.isAnswer) return once(method, { code: 'cors-preflight', seen: `${what}: ${reply.detail}` })
  if (reply.status < 200 || reply.status > 299) {
    return once(method, { code: 'cors-preflight', seen: `${what} answered ${reply.status}` })
  }
  const refused = permissionOf(reply, origin, what)
  if (refused) return once(method, refused)
  const allowedMethods = listed(reply, 'access-control-allow-methods')
  const allowed = listed(reply, 'access-control-allow-headers')
  const lacking = all.filter((name) => !allowed.includes(name))
  const isKept = Number(reply.headers.get('access-control-max-age')) > 0
  return [
    ...(isKept ? [] : once(method, { code: 'cors-not-kept', seen: `${what} has no Access-Control-Max-Age above 0` })),
    ...(safeMethods.includes(method) || allowedMethods.includes(method.toLowerCase())
      ? []
      : [
          {
            code: 'cors-method',
            seen: `${method} is not in "${reply.headers.get('access-control-allow-methods')}"`,
          } as const,
        ]),
    ...lacking.flatMap((name) =>
      once(method, {
        code: headers.includes(name) ? 'cors-header' : 'cors-header-optional',
        seen: `${name} is not in "${reply.headers.get('access-control-allow-headers')}"`,
      }),
    ),
  ]
}

/** A fault that is the same for each method is reported with the first one. */
function once(method: string, finding: Finding): readonly Finding[] {
  return method === askedOperations[0]?.method ? [finding] : []
}

/** Returns the reason to refuse the answer of a call with cookies, or `null`. */
function permissionOf(answer: Answer, origin: string, what: string): Finding | null {
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed === '*') return { code: 'cors-credentials', seen: `${what} allows any origin (*), which forbids cookies` }
  if (allowed !== origin)
    return { code: 'cors-origin', seen: `${what} allows ${allowed ?? 'no origin'}, not ${origin}` }
  const credentials = answer.headers.get('access-control-allow-credentials')
  if (credentials === 'true') return null
  return { code: 'cors-credentials', seen: `${what} has Access-Control-Allow-Credentials: ${credentials ?? 'nothing'}` }
}

async function foreign(examination: Examination): Promise<readonly Finding[]> {
  const origin = 'https://portico-doctor.invalid'
  const reply = await examination.ask(operationAt(examination, '/flags'), { headers: { origin } })
  if (!reply.isAnswer || permissionOf(reply, origin, '') !== null) return []
  return [{ code: 'cors-any', seen: `GET /flags allows ${origin}` }]
}

function exposed(answer: Answer, isHosted: boolean): readonly Finding[] {
  const names = listed(answer, 'access-control-expose-headers')
  const read = isHosted ? [...exposedHeaders, exposedToHosted] : exposedHeaders
  const hidden = read.filter((name) => !names.includes(name))
  return hidden.length === 0 ? [] : [{ code: 'cors-exposed', seen: `${hidden.join(', ')} not exposed` }]
}

function listed({ headers }: Answer, name: string): readonly string[] {
  return (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
}

/** Allowed without being listed. */
const safeMethods: readonly string[] = ['GET', 'HEAD', 'POST']
