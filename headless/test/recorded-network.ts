/** A request as it left the client. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly credentials: RequestCredentials | undefined
  readonly redirect: RequestRedirect | undefined
  readonly body: BodyInit | null | undefined
  readonly signal: AbortSignal | undefined
}

/** What a {@link recordedNetwork} answers: an answer, or a function that makes or refuses one. */
export type Reply = Response | ((sent: SentRequest) => Response | Promise<Response>)

/**
 * A network that keeps what was sent and answers `replies` in turn, the last one again and again. A request that is
 * aborted fails as a browser lets it fail.
 */
export function recordedNetwork(...replies: readonly Reply[]): {
  readonly sent: readonly SentRequest[]
  readonly fetch: typeof fetch
} {
  const sent: SentRequest[] = []
  return {
    sent,
    async fetch(input, init = {}) {
      const { method = 'GET', credentials, redirect, body, signal } = init
      const one = {
        method,
        url: String(input),
        headers: new Headers(init.headers),
        credentials,
        redirect,
        body,
        signal: signal ?? undefined,
      }
      sent.push(one)
      signal?.throwIfAborted()
      const reply = replies[Math.min(sent.length, replies.length) - 1] ?? Response.error()
      const answer = typeof reply === 'function' ? reply(one) : reply.clone()
      return Promise.race([answer, aborted(one.signal)])
    },
  }
}

/** A reply that never comes. */
export function silence(): Promise<Response> {
  return new Promise(() => {})
}

/** A reply that is no answer: the network is dead. */
export function deadNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
