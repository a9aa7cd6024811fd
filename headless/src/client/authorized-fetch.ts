import { sessionChanged } from '../core/holder.ts'
import { tokenAfter } from './token-after.ts'
import type { Client } from './types.ts'

/** The origins that may receive the access token. */
export interface AuthorizedFetchOptions {
  /** The origins that get it, such as `https://api.example.com`. Default: the page's own alone. */
  readonly origins?: readonly string[]
}

/**
 * A `fetch` for the application's own calls that sends the access token along as a bearer (RFC 6750): only to the origins
 * that are named, and never over an `Authorization` header of the call's own. Where the answer is a 401, the session is
 * renewed and the call made once more; a token that has just been renewed is not renewed for that again.
 *
 * Resolves and rejects as `fetch` does. Without a session or a token, the call goes without one. If the session gets another
 * person, actor or tenant before the call is sent, it rejects with the code `session-changed`. After a 401 it then resolves to
 * that answer, and is not made once more.
 */
export function createAuthorizedFetch(client: Client, { origins }: AuthorizedFetchOptions = {}): typeof fetch {
  const { fetch: send, page } = client.ports

  return async (input, init) => {
    // The caller's request stays unread, so that it can be sent again.
    const own = input instanceof Request ? input.clone() : input
    const request = new Request(isText(own) ? new URL(own, page.url() ?? undefined) : own, init)
    const isOther = watchHolder()
    const token = mayHave(request) ? await orNone(client.session.getAccessToken({ minTtl: 5, scope: 'client' })) : null
    if (mayHave(request) && isOther()) throw sessionChanged()
    if (token === null) return send(request)
    const again = request.clone()
    const answer = await send(withBearer(request, token))
    if (answer.status !== 401) return answer
    const next = await orNone(tokenAfter(client, token, answer.headers))
    return next === null || isOther() ? answer : send(withBearer(again, next))
  }

  /** Returns a function that is `true` once the session has another holder. */
  function watchHolder(): () => boolean {
    const holder = client.holder()
    return () => client.holder() !== holder
  }

  function mayHave(request: Request): boolean {
    const { origin } = new URL(request.url)
    return !request.headers.has('authorization') && (origins ?? [page.url()?.origin]).includes(origin)
  }
}

/** A call may not need a token: its answer decides. */
function orNone(token: Promise<string | null>): Promise<string | null> {
  return token.catch(() => null)
}

function withBearer(request: Request, token: string): Request {
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${token}`)
  return new Request(request, { headers })
}

function isText(input: RequestInfo | URL): input is string {
  return typeof input === 'string'
}
