/** A file with its text before and after. */
export interface Change {
  /** The path within the folder, with slashes. */
  readonly path: string
  readonly before: string
  readonly after: string
}

/** A place that a person has to change. */
export interface ByHand {
  /** The path within the folder, with slashes. */
  readonly path: string
  /** The line, from 1 on, in the file as it was read. */
  readonly line: number
  readonly text: string
}

/** The result of a migration. */
export interface Migration {
  readonly changes: readonly Change[]
  readonly byHand: readonly ByHand[]
}
