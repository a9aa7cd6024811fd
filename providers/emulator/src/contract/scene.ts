import { equal, fail, match, ok } from 'node:assert/strict'
import { createCookieJar, withCookieJar } from '../http/cookie-jar.ts'
import { checkedFetch, describeViolations, type Violation } from '../openapi/check.ts'
import { operations } from '../openapi/operations.gen.ts'

/** A person of a scene. */
export interface ScenePerson {
  readonly email: string
  readonly name: string
  readonly password: string
  /** The rights in each tenant, by its name; the active tenant first. */
  readonly tenants: Readonly<Record<string, SceneRights>>
  /** The secret of an authenticator app (base32), if the person has a second factor. */
  readonly authenticatorSecret?: string
}

/** An `administrator` holds every permission that the provider answers for, a `member` none. */
export type SceneRights = 'administrator' | 'member'

/** A message that the provider has sent. */
export interface SceneMessage {
  /** The address or the phone number of the person. */
  readonly to: string
  readonly text: string
}

/** A provider under test, and how a flow of `conformance` arranges it. Each flow has a fresh one. */
export interface Scene {
  /** Answers a request, without a network. */
  readonly provider: (request: Request) => Promise<Response>
  /** The address that the client names as `baseUrl`, on an origin that may call. */
  readonly baseUrl: string
  /** The first part of nearly every path. Default `frontegg`. */
  readonly urlPrefix?: string
  readonly addTenant: (tenant: { readonly name: string }) => void | Promise<void>
  /** Adds a person whose address is confirmed, to tenants that exist. */
  readonly addUser: (person: ScenePerson) => void | Promise<void>
  /** Returns what was sent, the oldest first. */
  readonly outbox?: () => readonly SceneMessage[] | Promise<readonly SceneMessage[]>
  /** Moves the provider's time on, in milliseconds. */
  readonly advance?: (ms: number) => void | Promise<void>
  /** Returns the provider's time, in epoch milliseconds. Default: the system's. */
  readonly now?: () => number
}

/** The answer to a call of a visitor. */
export interface SceneAnswer {
  readonly status: number
  /** The JSON body; empty if there is none. */
  readonly body: Readonly<Record<string, unknown>>
}

/** A browser with cookies of its own, at a scene. */
export interface Visitor {
  /** Sends a call to an operation: `POST /identity/resources/auth/v1/user`. */
  readonly call: (operation: string, sent?: Sent) => Promise<SceneAnswer>
  /** The `Cookie` header that the browser would send to an operation now; empty without cookies. */
  readonly cookieFor: (operation: string) => string
  /** The newest token of an answer; empty without one. */
  readonly token: () => string
  /** Signs in with a password, which must succeed. Later calls have the newest token of an answer. */
  readonly signIn: (person: Pick<ScenePerson, 'email' | 'password'>) => Promise<void>
}

/** The parts of a call, all optional. */
export interface Sent {
  readonly body?: object
  /** The values of the holes in the path. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** The status that the answer must have. Default: any. */
  readonly expected?: number
}

/** Opens browsers at a scene, whose exchanges are checked. `close` throws if one was not that of the contract. */
export function openVisitors(scene: Scene): { readonly open: () => Visitor; readonly close: () => void } {
  const violations: Violation[] = []
  return {
    open: () => visitorAt(scene, (found) => void violations.push(...found)),
    close() {
      if (violations.length > 0) fail(describeViolations(violations))
    },
  }
}

function visitorAt(scene: Scene, depart: (found: readonly Violation[]) => void): Visitor {
  const { baseUrl, urlPrefix: prefix = 'frontegg', now = Date.now } = scene
  const jar = createCookieJar(now)
  const send = withCookieJar(async (request, { cookie, setCookie }) => {
    if (cookie) request.headers.set('cookie', cookie)
    const response = await scene.provider(request)
    for (const header of response.headers.getSetCookie()) setCookie(header)
    return response
  }, jar)
  // The flows send what is wrong on purpose, so only answers count.
  const report = (found: readonly Violation[]) =>
    depart(found.filter(({ part }) => part === 'answer' || part === 'status'))
  const fetch = checkedFetch((input, init) => send(new Request(input, init)), { prefix, report })
  let token = ''

  function addressOf(operation: string, path: Readonly<Record<string, string>> = {}): string {
    const [, pattern = ''] = operation.split(' ')
    const filled = pattern.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? 'none'))
    return `${baseUrl}${isBare(pattern) ? '' : `/${prefix}`}${filled}`
  }

  const visitor: Visitor = {
    cookieFor: (operation) => jar.header(addressOf(operation)),
    token: () => token,
    async call(operation, { body, path = {}, query = {}, headers = {}, expected } = {}) {
      const [method = ''] = operation.split(' ')
      const search = new URLSearchParams(query).toString()
      const response = await fetch(`${addressOf(operation, path)}${search && `?${search}`}`, {
        method,
        headers: {
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      })
      const answer = { status: response.status, body: membersIn(await response.text()) }
      const granted = answer.body['accessToken'] ?? answer.body['access_token']
      if (typeof granted === 'string') token = granted
      if (expected !== undefined) equal(answer.status, expected, `${operation}: ${JSON.stringify(answer.body)}`)
      return answer
    },
    async signIn({ email, password }) {
      const body = { email, password }
      textIn(await visitor.call('POST /identity/resources/auth/v1/user', { body, expected: 200 }), 'accessToken')
    },
  }
  return visitor
}

function isBare(path: string): boolean {
  return operations.some((one) => one.path === path && one.prefix === 'bare')
}

/** Returns tokens that differ from a genuine one: of a JWT, one that is not signed and one that is signed wrongly. */
export function forgeriesOf(token: string): readonly string[] {
  const [header = '', payload = '', signature] = token.split('.')
  if (signature === undefined) return [otherValue(token)]
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return [`${unsigned}.${payload}.`, `${header}.${payload}.${otherValue(signature)}`]
}

/** Returns a text of the same length that differs. */
export function otherValue(text: string): string {
  return text.replace(/^.{1,4}/, (start) => (start.startsWith('a') ? 'b' : 'a').repeat(start.length))
}

/** Returns an origin of a stranger whose host begins with that of an address. Pages that hide theirs send `null`. */
export function originLike(baseUrl: string): string {
  const url = new URL(baseUrl)
  url.hostname += '.evil.example'
  return url.origin
}

/** Throws unless an answer is a refusal. `what` begins the sentence, such as `A wrong link`. */
export function refused({ status }: SceneAnswer, what: string): void {
  ok(status >= 400 && status < 500, `${what} is answered by ${status}`)
}

/** Returns a text of an answer. Throws if it is missing. */
export function textIn({ body }: SceneAnswer, name: string): string {
  const value = body[name]
  if (typeof value === 'string' && value !== '') return value
  return fail(`The answer has no ${name}: ${JSON.stringify(body)}`)
}

/** Returns the query of the link in the newest message to an address. Throws if there is none. */
export async function linkTo({ outbox }: Scene, email: string): Promise<URLSearchParams> {
  const message = (await outbox?.())?.findLast(({ to }) => to === email)
  if (!message) return fail(`Nothing was sent to ${email}`)
  match(message.text, /https?:\S+/, 'The message has no link')
  return new URL(/https?:\S+/.exec(message.text)?.[0] ?? '').searchParams
}

function membersIn(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = text === '' ? {} : JSON.parse(text)
  return Array.isArray(value) ? { list: value } : Object(value)
}

/** Returns the rows of a list; none if it is no list. */
export function rowsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value : []
}
