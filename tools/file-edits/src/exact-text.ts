/** The text of a file, and the way back to its bytes. */
export interface ExactText {
  /** The text without a byte order mark. */
  readonly text: string
  /** The bytes of another text, in the encoding of the file and with its mark. */
  readonly encode: (text: string) => Uint8Array
}

/** Reads bytes of UTF-8, with or without a byte order mark. Returns `null` if they would not come back as they were. */
export function exactText(bytes: Uint8Array): ExactText | null {
  const hasMark = mark.every((byte, at) => bytes[at] === byte)
  const text = decoded(hasMark ? bytes.subarray(mark.length) : bytes)
  if (text === null) return null
  return { text, encode: (other) => encoder.encode(hasMark ? `\uFEFF${other}` : other) }
}

/** Reads bytes for a search alone: each letter of ASCII is found, whatever the encoding is. */
export function searchableText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1').replaceAll('\0', '')
}

const mark: readonly number[] = [0xef, 0xbb, 0xbf]
const encoder = new TextEncoder()

function decoded(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    // A file with a zero byte is none of text.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
