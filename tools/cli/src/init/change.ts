/** A change of one file of the application. */
export interface Change {
  /** The path within the application. */
  readonly path: string
  /** The present text; `null` for a new file. */
  readonly before: string | null
  readonly after: string
  /** Own lines of the file are lost: it is written only after a question. */
  readonly replaces: boolean
}

/** Changes and steps that set up a framework. */
export interface Plan {
  readonly changes: readonly Change[]
  /** Steps for a person: those without a place in a file, and those with a choice. */
  readonly steps: readonly string[]
}

/** An insertion that found its place, or the step for a person instead. */
export type Insertion = { readonly text: string } | { readonly step: string }

/** A file that should have this text. Nothing to do if it has; a question if it has another one. */
export function fileWith(path: string, before: string | null, after: string): readonly Change[] {
  if (before === after) return []
  return [{ path, before, after, replaces: before !== null }]
}

/** A plan of an insertion into a file. */
export function insertionInto(path: string, before: string, insertion: Insertion): Plan {
  if ('step' in insertion) return { changes: [], steps: [insertion.step] }
  const changes = insertion.text === before ? [] : [{ path, before, after: insertion.text, replaces: false }]
  return { changes, steps: [] }
}

/** Joins several plans into one, in their order. */
export function joined(plans: readonly Plan[]): Plan {
  return { changes: plans.flatMap(({ changes }) => changes), steps: plans.flatMap(({ steps }) => steps) }
}
