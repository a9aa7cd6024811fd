import { PorticoError, toPorticoError } from '../errors.ts'
import type { TaskCall } from '../feature.ts'
import type { BulkFailure, BulkResult, ListRow, ListState } from './list.ts'

/** The work of an action in bulk, for one row. */
export interface BulkWork<Row> {
  /** The row after the work, or `null` if it is gone. */
  readonly change: (row: Row) => Row | null
  readonly work: (id: string) => Promise<unknown>
  /** Receives the function that skips the rows which have not begun. */
  readonly onBegin: (stop: () => void) => void
}

/** Changes rows, ten at a time, and shows the progress. A row that fails does not stop the others. */
export async function changeInBulk<Row extends ListRow>(
  { set, meanwhile, signal }: Pick<TaskCall<ListState<Row>>, 'set' | 'meanwhile' | 'signal'>,
  given: readonly string[],
  { change, work, onBegin }: BulkWork<Row>,
): Promise<BulkResult> {
  const pending = new Set(given)
  const ids = [...pending]
  const queue = [...ids]
  const errors = new Map<string, PorticoError | null>()
  const skipped: string[] = []
  // In the order of the ids, whichever answer comes first.
  const result = () => ({
    succeeded: ids.filter((id) => errors.get(id) === null),
    failed: ids.flatMap((id): readonly BulkFailure[] => {
      const error = errors.get(id)
      return error ? [{ id, error }] : []
    }),
    ...(skipped.length > 0 && { skipped: [...skipped] }),
  })
  const progress = () => ({ pending: [...pending], ...result() })

  meanwhile({ bulk: progress() })
  onBegin(() => {
    skipped.push(...queue.splice(0))
    for (const id of skipped) pending.delete(id)
    meanwhile({ bulk: progress() })
  })
  await Promise.all(Array.from({ length: rowsAtOnce }, workOff))
  set({ bulk: progress() })
  return result()

  async function workOff() {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const error = await errorOf(id)
      pending.delete(id)
      errors.set(id, error)
      if (!error) set(changed(id))
      meanwhile({ bulk: progress() })
    }
  }

  async function errorOf(id: string) {
    try {
      await work(id)
      return null
    } catch (thrown) {
      signal.throwIfAborted()
      return toPorticoError(thrown)
    }
  }

  function changed(id: string) {
    return ({ rows, total, selected }: ListState<Row>): Partial<ListState<Row>> => {
      const kept = rows.flatMap((row) => (row.id === id ? (change(row) ?? []) : row))
      const gone = rows.length - kept.length
      return { rows: kept, total: total && total - gone, selected: selected.filter((other) => other !== id) }
    }
  }
}

/** The number of rows that an action in bulk changes at once. */
export const rowsAtOnce = 10

/**
 * The error of changes in several calls, of which a later one failed. It keeps the status of the failure. `context` names
 * what is saved.
 */
export function partlySaved(code: string, thrown: unknown, context?: PorticoError['context']): PorticoError {
  const cause = toPorticoError(thrown)
  const { message, status, traceId, retryAfter } = cause
  const text = `A part of the changes is saved, the rest is not: ${message}. Save again to send the rest`
  return new PorticoError(code, text, { status, traceId, retryAfter, cause, context })
}

/**
 * The ids after a choice of a person. With `before`, the ids when the person began, only the person's changes are applied to
 * `present`, so that changes of others stay.
 */
export function mergedIds(
  present: readonly string[],
  chosen: readonly string[],
  before: readonly string[] | undefined,
): readonly string[] {
  if (!before) return chosen
  const kept = present.filter((id) => chosen.includes(id) || !before.includes(id))
  return [...new Set([...kept, ...chosen.filter((id) => !before.includes(id))])]
}
