/** A request of the doctor, without its address. */
export interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** An answer, or why there is none. */
export type Reply = Answer | Unanswered

/** An answer of a server. Redirects are not followed. */
export interface Answer {
  readonly isAnswer: true
  /** The status is one of success. */
  readonly isOk: boolean
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; `undefined` if it is none. */
  readonly json: unknown
  /** Epoch milliseconds of this machine at the middle of the call. */
  readonly askedAt: number
}

/** The reason why a call has no answer. */
export interface Unanswered {
  readonly isAnswer: false
  readonly reason: Reason
  readonly detail: string
}

export type Reason =
  | 'name-unknown'
  | 'connection-refused'
  | 'no-answer'
  | 'certificate'
  | 'no-encryption'
  | 'connection'

/** Asks an address. The same question is asked once. Never rejects. */
export type Ask = (address: string, question?: Question) => Promise<Reply>

/** Makes an {@link Ask}. A call without an answer ends after `timeout` milliseconds. */
export function createAsk(send: typeof fetch, now: () => number, timeout = 10_000): Ask {
  const asked = new Map<string, Promise<Reply>>()
  return (address, question = {}) => {
    const key = JSON.stringify([address, question])
    const former = asked.get(key)
    if (former) return former
    const reply = exchange(address, question)
    asked.set(key, reply)
    return reply
  }

  async function exchange(address: string, question: Question): Promise<Reply> {
    const begin = now()
    try {
      const response = await send(address, { ...question, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
      const askedAt = (begin + now()) / 2
      const text = await response.text()
      const { ok: isOk, status, headers } = response
      return { isAnswer: true, isOk, status, headers, text, json: jsonOf(text), askedAt }
    } catch (thrown) {
      return { isAnswer: false, ...reasonOf(thrown) }
    }
  }
}

/** An answer with a status of success. */
export function isSuccess(reply: Reply): reply is Answer & { readonly isOk: true } {
  return reply.isAnswer && reply.isOk
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonOf(thrown: unknown): Omit<Unanswered, 'isAnswer'> {
  const [error, code] = deepest(thrown)
  const detail = code || error.message
  const found = reasons.find(([, pattern]) => pattern.test(detail) || pattern.test(error.name))
  return { reason: found?.[0] ?? 'connection', detail }
}

const reasons: readonly (readonly [Reason, RegExp])[] = [
  ['name-unknown', /ENOTFOUND|EAI_AGAIN/],
  ['connection-refused', /ECONNREFUSED/],
  ['no-answer', /TimeoutError|TIMEOUT|ETIMEDOUT/],
  ['no-encryption', /WRONG_VERSION_NUMBER|EPROTO|PACKET_LENGTH/],
  ['certificate', /CERT|SELF_SIGNED|ISSUER|SIGNATURE|ALTNAME/],
]

/** The platform's error is the cause of the one that `fetch` throws; of several addresses, the first. */
function deepest(thrown: unknown): readonly [error: Error, code: string] {
  let error = thrown instanceof Error ? thrown : new Error(String(thrown))
  for (;;) {
    const next: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
    if (!(next instanceof Error)) break
    error = next
  }
  return [error, 'code' in error && typeof error.code === 'string' ? error.code : '']
}
