import { PorticoError } from '../core/errors.ts'
import type { Clock } from '../core/ports/ports.ts'
import { serverErrors } from './errors.ts'
import { beginOfRefreshToken, type Redactor } from './redact.ts'
import type { Settings } from './settings.ts'

/** One type alone: browsers read the last of a list. */
const passive =
  /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:plain|csv)|application\/pdf|image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon))\s*(?:;[^,]*)?$/i

/** A page of the application could load these under any policy. */
const loadable = /script|css|wasm/i

/** Reports are pages, and pictures may be vectors. A sandbox suffices for them. */
const shown = /^(?:text\/html|image\/svg\+xml)\s*(?:;[^,]*)?$/i

const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** More characters without an end are no token. */
const longestHeld = 1_048_576

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

/**
 * Keeps content of the provider from acting as a page, a script or a style of the application, whose origin it comes from. A
 * browser guesses no type, and only what cannot act is shown as it is.
 *
 * @see OWASP ASVS 5.0, section 3.2
 */
export function makeInert(headers: Headers): void {
  headers.set('x-content-type-options', 'nosniff')
  const type = headers.get('content-type') ?? ''
  if (passive.test(type)) return
  if (loadable.test(type)) headers.set('content-type', 'text/plain')
  if (!isSandboxed(headers)) headers.append('content-security-policy', policy)
  if (shown.test(type) || /^\s*attachment\b/i.test(headers.get('content-disposition') ?? '')) return
  headers.set('content-disposition', 'attachment')
}

/** A sandbox of the provider that permits scripts or the origin is none. All policies hold, so ours is added to it. */
function isSandboxed(headers: Headers): boolean {
  return (headers.get('content-security-policy') ?? '').split(',').some((one) => {
    const [name, ...permits] =
      one
        .split(';')
        .map((directive) => directive.trim().toLowerCase().split(/\s+/))
        .find(([first]) => first === 'sandbox') ?? []
    return name !== undefined && !permits.some((permit) => /^allow-(?:scripts|same-origin)$/.test(permit))
  })
}

/**
 * The bytes of a file without tokens, as they arrive. Every byte is one character, so that bytes of any encoding pass unchanged. A
 * line is read whole, or the part of it that holds no unfinished token.
 */
export function redactedStream(file: ReadableStream<Uint8Array>, { part }: Redactor): ReadableStream {
  let held = ''
  return file.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(bytes, controller) {
        held += charactersOf(bytes)
        const end = endOfWhole(held) || (held.length > longestHeld ? held.length : 0)
        if (end === 0) return
        controller.enqueue(bytesOf(await part(held.slice(0, end))))
        held = held.slice(end)
      },
      async flush(controller) {
        if (held) controller.enqueue(bytesOf(await part(held)))
      },
    }),
  )
}

/** Where the last line ends, or the last character that no token has; before a refresh token whose value goes on. */
function endOfWhole(text: string): number {
  const line = text.lastIndexOf('\n') + 1
  let end = line || text.length
  while (line === 0 && end > 0 && /[\w.%-]/.test(text.charAt(end - 1))) end--
  const last = [...text.slice(0, end).matchAll(beginOfRefreshToken)].at(-1)
  return last && last.index + last[0].length === end ? last.index : end
}

function charactersOf(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
