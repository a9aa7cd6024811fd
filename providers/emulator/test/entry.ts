import { checkedFetch } from '../src/openapi/check.ts'
import { demoPassword } from '../src/testing/index.ts'
import type { Emulator } from '../src/types.ts'
import { at } from './open-caller.ts'

/** One of the ways to an emulator, with a browser that keeps cookies and a way round it. */
export interface Entry {
  readonly emulator: Emulator
  readonly baseUrl: string
  /** `fetch` of the one browser of this entry, which keeps cookies. */
  readonly fetch: typeof fetch
  /** Sends a request as it is: no cookies but those in its header, and those that come back are seen. */
  readonly raw: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

/** What is sent to an entry. */
export interface EntryCaller {
  readonly requestOf: (method: string, path: string, parts?: Parts) => Request
  /** By the browser of the entry, held against the contract. */
  readonly call: (method: string, path: string, parts?: Parts) => Promise<Answer>
  readonly signIn: (email?: string) => Promise<Answer>
  /** The same round the browser: the cookies are seen. */
  readonly rawSignIn: () => Promise<RawAnswer>
  readonly refreshWith: (cookie: string) => Promise<RawAnswer>
}

/** What a request holds. */
export interface Parts {
  readonly body?: unknown
  readonly token?: string | undefined
  readonly cookie?: string
}

/** What came back. */
export interface Answer {
  readonly status: number
  readonly body: { readonly accessToken?: string; readonly id?: string; readonly errorCode?: string }
}

/** What came back, with every `Set-Cookie` header and the pair of the first. */
export interface RawAnswer extends Answer {
  readonly headers: readonly string[]
  readonly cookie: string
}

export const admin = { email: 'admin@acme.test', password: demoPassword }

/** Calls an entry. */
export function callerOver(entry: Entry): EntryCaller {
  const checked = checkedFetch(entry.fetch)
  const call: EntryCaller['call'] = async (method, path, parts) =>
    answerOf(await checked(requestOf(method, path, parts)))
  return {
    requestOf,
    call,
    signIn: (email = admin.email) => call('POST', at.login, { body: { ...admin, email } }),
    rawSignIn: async () => rawAnswerOf(await entry.raw(requestOf('POST', at.login, { body: admin }))),
    refreshWith: async (cookie) => rawAnswerOf(await entry.raw(requestOf('POST', at.refresh, { cookie, body: {} }))),
  }

  function requestOf(method: string, path: string, { body, token, cookie }: Parts = {}): Request {
    return new Request(`${entry.baseUrl}/frontegg${path}`, {
      method,
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

async function rawAnswerOf(response: Response): Promise<RawAnswer> {
  const headers = response.headers.getSetCookie()
  return { ...(await answerOf(response)), headers, cookie: headers[0]?.split(';')[0] ?? '' }
}
