/** A piece of a text with what takes its place. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Returns the text with its edits, which do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((present, { start, end, text: piece }) => present.slice(0, start) + piece + present.slice(end), text)
}
