import { beginOfRefreshToken, type Redactor } from './redact.ts'

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

/** More characters without an end are no token. */
const longestHeld = 1_048_576
