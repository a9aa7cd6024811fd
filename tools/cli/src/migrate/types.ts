import type { FileProblem } from '../../../file-edits/src/file-problem.ts'
import type { Change } from '../../../file-edits/src/write-changes.ts'

export type { Change, FileProblem }

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
  /** The reasons if nothing was written. */
  readonly problems: readonly FileProblem[]
}
