import { createHash } from 'node:crypto'

/** A text of letters and digits that is always the same and cannot be deflated. */
export function noise(length: number): string {
  const digest = (_: unknown, at: number) => createHash('sha512').update(`${at}`).digest('base64url')
  return Array.from({ length: Math.ceil(length / 86) }, digest)
    .join('')
    .slice(0, length)
}
