import type { ListStatus } from '@portico/headless/core'

/** A list that may not be read yet. */
export interface ReadList<Row> {
  readonly rows: readonly Row[]
  readonly status: ListStatus
}

/**
 * The rows of a list; `null` before its first answer. What a page shows of a list follows from this: its leads, its counts and its
 * empty state would otherwise be those of a list without rows.
 */
export function knownRows<Row>({ rows, status }: ReadList<Row>): readonly Row[] | null {
  return rows.length === 0 && (status === 'unread' || status === 'loading') ? null : rows
}

/** `true` if a list is known to have no rows. */
export function isKnownEmpty(list: ReadList<unknown>): boolean {
  return knownRows(list)?.length === 0
}
