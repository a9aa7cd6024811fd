/** A request of the client. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly credentials: RequestCredentials | undefined
  readonly redirect: RequestRedirect | undefined
  readonly body: BodyInit | null | undefined
  readonly signal: AbortSignal | undefined
}

/** A reply of a {@link recordedNetwork}: a response, or a function that returns or refuses one. */
export type Reply = Response | ((sent: SentRequest) => Response | Promise<Response>)

/**
 * Makes a network that records its requests and answers with `replies` in turn. It repeats the last one. An aborted
 * request fails as in a browser.
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

/** Returns a reply that never arrives. */
export function silence(): Promise<Response> {
  return new Promise(() => {})
}

/** Rejects, because the network is unreachable. */
export function deadNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
