import { sentencesOf } from '../../file-edits/src/file-problem.ts'
import type { Output } from './command.ts'
import { differenceOf } from './difference.ts'
import type { ByHand, Migration } from './migrate/types.ts'

/** The words of one command about its result. */
export interface ReportWords {
  readonly isDry: boolean
  /** The sentence if there is nothing to do. */
  readonly nothing: string
  /** The sentence after files were written. */
  readonly next: string
  /** The guide, such as `docs/cli.md`. */
  readonly guide: string
}

/** Prints what a command changed, or would change, and what is left for a person. Returns the exit code. */
export function reportChanges(migration: Migration, words: ReportWords, { print, printError }: Output): number {
  const { changes, byHand, problems } = migration
  for (const problem of problems) printError(sentencesOf(problem))
  if (problems.length > 0) return 1
  for (const change of changes) print(words.isDry ? differenceOf(change, false) : `changed ${change.path}`)
  print(summaryOf(migration, words))
  if (byHand.length > 0) print(`\nBy hand:\n${byHand.map(lineOf).join('\n')}\n\nThe guide: ${words.guide}`)
  return byHand.some(({ text }) => text.startsWith('left: ')) ? 1 : 0
}

function summaryOf({ changes, byHand }: Migration, { isDry, nothing, next }: ReportWords): string {
  const count = changes.length
  if (count === 0) return byHand.length > 0 ? 'No file was changed.' : nothing
  const files = count === 1 ? '1 file' : `${count} files`
  return isDry ? `${files} would change. Nothing was written.` : `${files} changed. ${next}`
}

function lineOf({ path, line, text }: ByHand): string {
  return `  ${path}:${line}  ${text}`
}
