import type { Change as FileChange } from '../../../file-edits/src/write-changes.ts'

/** A change of one file of the application. */
export interface Change extends FileChange {
  /** Own lines of the file are lost: it is written only after a question. */
  readonly replaces: boolean
  /** The path of a file without which this change makes no sense. */
  readonly needs?: string
}

/** Changes and steps that set up a framework. */
export interface Plan {
  readonly changes: readonly Change[]
  /** Steps for a person which init could not do: the application is not set up without them. */
  readonly missing: readonly string[]
  /** Steps for a person with a choice. */
  readonly steps: readonly string[]
}

/** An insertion that found its place, or the step for a person instead. */
export type Insertion = { readonly text: string } | { readonly step: string }

/** A plan of nothing. */
export const emptyPlan: Plan = { changes: [], missing: [], steps: [] }

/** Plans a file that should have this text. Nothing to do if it has; a question if it has another one. */
export function fileWith(path: string, before: string | null, after: string): Plan {
  // A file that was checked out with other line ends is the same.
  if (before?.replaceAll('\r\n', '\n') === after) return emptyPlan
  return { ...emptyPlan, changes: [{ path, before, after, replaces: before !== null }] }
}

/** A plan of an insertion into a file, which makes sense with the file `needs` alone. */
export function insertionInto(path: string, before: string, insertion: Insertion, needs?: string): Plan {
  if ('step' in insertion) return { ...emptyPlan, missing: [insertion.step] }
  if (insertion.text === before) return emptyPlan
  const change = { path, before, after: insertion.text, replaces: false, ...(needs === undefined ? {} : { needs }) }
  return { ...emptyPlan, changes: [change] }
}

/** Joins several plans into one, in their order. A change of what an earlier one wrote becomes one with it. */
export function joined(plans: readonly Plan[]): Plan {
  const changes = new Map<string, Change>()
  for (const change of plans.flatMap((plan) => plan.changes)) {
    const earlier = changes.get(change.path)
    changes.set(change.path, earlier ? { ...earlier, after: change.after } : change)
  }
  return {
    changes: [...changes.values()],
    missing: plans.flatMap(({ missing }) => missing),
    steps: plans.flatMap(({ steps }) => steps),
  }
}
