import { PorticoError } from '../core/errors.ts'
import type { Clock } from '../core/ports/ports.ts'
import { serverErrors } from './errors.ts'
import type { Settings } from './settings.ts'

/**
 * Reads the body of a visitor's request; `null` for none. Rejects with `body-too-large`, and with `body-too-slow` if no part of it
 * arrives within `timeout`, or not all of it within two minutes.
 */
export async function visitorBody({ ports, options }: Settings, request: Request): Promise<ArrayBuffer | null> {
  const reader = request.body?.getReader()
  if (!reader) return null
  const parts: Uint8Array<ArrayBuffer>[] = []
  const until = ports.clock.elapsed() + longest
  let bytes = 0
  try {
    while (true) {
      const left = Math.min(options.timeout ?? 30_000, until - ports.clock.elapsed())
      const { value } = await within(ports.clock, left, reader.read())
      if (!value) return bytes > 0 ? new Blob(parts).arrayBuffer() : null
      parts.push(value)
      bytes += value.byteLength
      if (bytes > largest) throw new PorticoError(serverErrors.bodyTooLarge, 'Error request is too large')
    }
  } catch (thrown) {
    // The rest of it may never arrive, so nothing waits for the end.
    reader.cancel().catch(() => {})
    throw thrown
  }
}

function within<Value>(clock: Clock, milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(Math.max(0, milliseconds), () =>
      reject(new PorticoError(serverErrors.bodyTooSlow, 'The request did not arrive in time. Try again')),
    )
    work.then(resolve, reject).finally(stop)
  })
}

/** Pictures are the largest; in bytes. */
const largest = 10 * 1024 * 1024
/** Milliseconds. Ten megabytes take 80 seconds on a slow line. */
const longest = 120_000
