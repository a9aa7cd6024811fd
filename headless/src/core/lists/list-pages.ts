import type { ListPage, ListQuery, ListRow, ListState } from './list.ts'

/** A list that changes with every page is shown as it was read last. */
const mostRestarts = 3

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

/** Rows with the query that they answer. */
export type ReadRows<Row extends ListRow> = Pick<ListState<Row>, 'rows' | 'total' | 'hasMore' | 'query'>

/** Reads one page by its number. */
type ReadOne<Row> = (page: number) => Promise<ListPage<Row>>

/** Reads the page of the query. If it is empty, reads the last page that has rows. */
export async function readFilledPage<Row extends ListRow>(
  read: ReadOne<Row>,
  query: ListQuery,
): Promise<ReadRows<Row>> {
  for (let page = query.page; ; ) {
    const answer = await read(page)
    if (answer.rows.length > 0 || page === 0)
      return { ...answer, hasMore: hasNext(answer, page, query), query: { ...query, page } }
    page = Math.min(page - 1, lastPage(answer, query) ?? page)
  }
}

/**
 * Reads the pages from `first` to that of the query, or to the last one. If the number of all rows changes between two pages, rows
 * have moved, and the pages are read again.
 */
export async function readPages<Row extends ListRow>(
  read: ReadOne<Row>,
  query: ListQuery,
  first: number,
): Promise<ReadRows<Row>> {
  const rows: Row[] = []
  let total: number | null = null
  let restarts = 0
  for (let page = first; ; page++) {
    const answer = await read(page)
    const isMoved = page > first && answer.total !== total && restarts < mostRestarts
    total = answer.total
    if (isMoved) {
      restarts += 1
      rows.length = 0
      page = first - 1
      continue
    }
    rows.push(...answer.rows)
    const hasMore = hasNext(answer, page, query)
    const isEmpty = answer.rows.length === 0 && !hasMore
    if (hasMore && page < query.page) continue
    return { rows, total: answer.total, hasMore, query: { ...query, page: isEmpty ? Math.max(0, page - 1) : page } }
  }
}

/** The ids of the rows on all pages. */
export async function allIds<Row extends ListRow>(read: ReadOne<Row>, query: ListQuery): Promise<readonly string[]> {
  const { rows } = await readPages(read, { ...query, page: Number.POSITIVE_INFINITY }, 0)
  return byId(rows).map(({ id }) => id)
}

/** The rows without repetitions. A row that changed its page between two reads is shown once, as it was read last. */
export function byId<Row extends ListRow>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** The selection among the rows that are there. */
export function selectionIn(
  rows: readonly ListRow[],
  selected: readonly string[],
  allExcept: readonly string[] | null,
): Pick<ListState<ListRow>, 'selected'> {
  const ids = rows.map(({ id }) => id)
  return { selected: ids.filter((id) => (allExcept ? !allExcept.includes(id) : selected.includes(id))) }
}

function hasNext({ rows, total, hasMore }: ListPage<unknown>, page: number, { pageSize }: ListQuery): boolean {
  if (hasMore !== undefined) return hasMore
  if (pageSize === null || rows.length === 0) return false
  return total === null ? rows.length >= pageSize : (page + 1) * pageSize < total
}

function lastPage({ total }: ListPage<unknown>, { pageSize }: ListQuery): number | null {
  if (pageSize === null) return 0
  return total === null ? null : Math.max(0, Math.ceil(total / pageSize) - 1)
}
