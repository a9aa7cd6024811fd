import type { ListQuery, ListRow, ListState } from './list.ts'
import { byId, type ReadOne, type ReadRows, readPages } from './list-pages.ts'

/** The rows of an endless list before a further page. */
export interface ShownPages<Row extends ListRow> extends Pick<ListState<Row>, 'rows' | 'total'> {
  readonly page: number
  /** The ids of its last page, as it was read. `null` if they are not known. */
  readonly lastIds: readonly string[] | null
}

/**
 * Reads the pages after those shown, and returns all rows. If others have added or removed rows meanwhile, pages have moved: then all
 * pages are read again, so that no row is missing and none is there that is gone.
 */
export async function appendPages<Row extends ListRow>(
  read: ReadOne<Row>,
  query: ListQuery,
  shown: ShownPages<Row>,
): Promise<ReadRows<Row>> {
  const answer = await readPages(read, query, shown.page + 1)
  if (await hasMoved(read, answer.total, shown)) return readPages(read, query, 0)
  return { ...answer, rows: byId([...shown.rows, ...answer.rows]) }
}

/**
 * Reads all pages of a list that has ended, until two reads return the same rows: others may exchange rows in a way that changes
 * no number. Returns `null` if the rows shown are right.
 */
export async function confirmEnd<Row extends ListRow>(
  read: ReadOne<Row>,
  shown: ReadRows<Row>,
): Promise<ReadRows<Row> | null> {
  let former = shown
  // Without a number of all rows, a full page is the last one only if an empty one follows.
  const query = { ...shown.query, page: shown.query.page + 1 }
  for (let pass = 0; pass < mostPasses; pass++) {
    const answer = await readPages(read, query, 0)
    const isSame = hasSameIds(answer.rows, former.rows)
    former = answer
    if (isSame || answer.hasMore) break
  }
  return hasSameIds(former.rows, shown.rows) && former.hasMore === shown.hasMore ? null : former
}

/** Without a number of all rows, the last page shows if rows have moved. */
async function hasMoved<Row extends ListRow>(
  read: ReadOne<Row>,
  total: number | null,
  shown: ShownPages<Row>,
): Promise<boolean> {
  if (total !== null && shown.total !== null) return total !== shown.total
  const { rows } = await read(shown.page)
  return shown.lastIds === null || rows.map(({ id }) => id).join('\n') !== shown.lastIds.join('\n')
}

function hasSameIds(rows: readonly ListRow[], others: readonly ListRow[]): boolean {
  const [own, other] = [byId(rows), byId(others)]
  return own.length === other.length && own.every(({ id }, place) => id === other[place]?.id)
}

/** A list that changes with every read is shown as it was read last. */
const mostPasses = 5
