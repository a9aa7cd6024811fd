/** A request that reached the receiver inside the emulator. */
export interface Received {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Receives deliveries inside the emulator. */
export interface Receiver {
  /** Answers `{ "ok": true }`, or the status that the path ends with: `/status/503`. */
  readonly receive: (request: Request) => Promise<Response>
  /** The latest 1,000 requests, oldest first. */
  readonly received: () => readonly Received[]
  readonly clear: () => void
}

export function createReceiver(): Receiver {
  let kept: readonly Received[] = []
  return {
    async receive(request) {
      const { url, headers } = request
      kept = [...kept.slice(1 - mostKept), { url, headers: Object.fromEntries(headers), body: await request.text() }]
      const status = Number(/\/status\/([2-5]\d\d)$/.exec(new URL(url).pathname)?.[1] ?? 200)
      return new Response(status === 204 ? null : JSON.stringify({ ok: status < 300 }), { status })
    },
    received: () => [...kept],
    clear: () => {
      kept = []
    },
  }
}

const mostKept = 1000
