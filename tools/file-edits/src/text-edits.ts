/** A piece of a text with what takes its place. Positions count the letters of the text before all edits. */
export interface Edit {
  readonly start: number
  readonly end: number
  /** The new text, whose lines end in `\n`. */
  readonly text: string
}

/** Returns the text with its edits, which do not overlap. Lines of new text end as those before them in the file. */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .map((edit, at) => ({ ...edit, at }))
    .sort((one, other) => other.start - one.start || other.at - one.at)
    .reduce((present, { start, end, text: piece }) => {
      return present.slice(0, start) + piece.replaceAll('\n', lineEndAt(text, start)) + present.slice(end)
    }, text)
}

/** Returns the end of the line before a position, else that of the first line, else `\n`. */
export function lineEndAt(text: string, position: number): string {
  const before = text.lastIndexOf('\n', position - 1)
  const at = position > 0 && before >= 0 ? before : text.indexOf('\n')
  return at > 0 && text[at - 1] === '\r' ? '\r\n' : '\n'
}
