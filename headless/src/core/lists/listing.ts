import type { Resource } from '../../resources/resource.ts'
import { PorticoError } from '../errors.ts'
import type { ActionTools } from '../feature.ts'
import type { Outcome } from '../outcome.ts'
import type { Ports } from '../ports/ports.ts'
import {
  type BulkInput,
  type BulkResult,
  isCurrent,
  isFor,
  type ListActions,
  type ListFilters,
  type ListPage,
  type ListQuery,
  type ListRow,
  type ListState,
  type ListStatus,
  rowStateOf,
} from './list.ts'
import { readListAddress, writeListAddress } from './list-address.ts'
import { changeInBulk } from './list-bulk.ts'
import {
  allIds,
  appendPages,
  byId,
  confirmEnd,
  type ReadRows,
  readFilledPage,
  readPages,
  selectionIn,
} from './list-pages.ts'

/** The codes of errors that every list makes itself. Their meaning is in the guide to [lists](../../../../docs/lists.md#lists-and-records). */
const listErrors = {
  notCurrent: 'list-not-current',
} as const

/** How long a search waits for further typing, in milliseconds. */
export const searchDelay = 300

/** Reads one page. `input` is that of `load`; other reads have none. */
export type ReadPage<Row, LoadInput = void> = (
  query: ListQuery,
  signal: AbortSignal,
  input: LoadInput | undefined,
) => Promise<ListPage<Row>>

/** The options of {@link listing}: what it reads, and how it keeps its query. */
export interface ListingOptions {
  /** The resource of the rows, which the feature names in `reads`: each verb changes it. */
  readonly resource: Resource
  /** `true` if pages are appended: the list shows all pages up to `query.page`. Default `false`. */
  readonly isEndless?: boolean
  /**
   * Keeps the query in the address of the page, as parameters that begin with this name, and restores it with the first
   * read. A list without a subscriber leaves the address as it is. Two lists of one page need two names. Parameters of `portal.<section>` go with the portal. Default: the query is not
   * in the address.
   */
  readonly address?: string
  /** Rows per page from the first search, filter, order or other page on, unless a size was set. Default: as at first. */
  readonly laterPageSize?: number
}

/** The tools of a feature that is a list. Its state may have further members. */
export type ListTools<Row extends ListRow> = ActionTools<{ readonly ports: Pick<Ports, 'page'> }, ListState<Row>>

/** The actions of a list, and makers of its verbs. */
export interface Listing<Row extends ListRow, LoadInput = void> {
  readonly actions: ListActions<ListFilters, string, LoadInput>
  /** Makes a verb that creates a row. A second call while one runs joins it. */
  creating<Input, Value>(
    work: (input: Input, signal: AbortSignal) => Promise<Value>,
  ): (input: Input) => Promise<Outcome<Value>>
  /**
   * Makes a verb that changes the row of an id: at once, and back if `work` fails. Rows change side by side. `check` may
   * throw to refuse a row, or this change of it, before it changes.
   */
  changing<Input extends ListRow>(
    change: (row: Row, input: Input) => Row,
    work: (input: Input, signal: AbortSignal) => Promise<unknown>,
    check?: (row: Row | undefined, input: Input) => void,
  ): (input: Input) => Promise<Outcome>
  /**
   * Makes a verb that removes the row of an id: at once, and back if `work` fails. `check` may throw to refuse a row before
   * it disappears.
   */
  removing<Input extends ListRow>(
    work: (input: Input, signal: AbortSignal) => Promise<unknown>,
    check?: (row: Row | undefined) => void,
  ): (input: Input) => Promise<Outcome>
  /**
   * Makes a verb for many rows, ten at a time. It succeeds although rows fail, and returns both kinds. A row changes when its
   * own `work` has succeeded; `change` returns `null` for a row that is gone. The failed rows stay selected.
   */
  inBulk<Input extends BulkInput = BulkInput>(
    change: (row: Row, input: Input | undefined) => Row | null,
    work: (id: string, signal: AbortSignal, input: Input | undefined) => Promise<unknown>,
  ): (input?: Input) => Promise<Outcome<BulkResult>>
}

/** Makes the actions of a list from a function that reads one page. */
export function listing<Row extends ListRow, LoadInput = void>(
  tools: ListTools<Row>,
  read: ReadPage<Row, LoadInput>,
  { resource, isEndless = false, address, laterPageSize }: ListingOptions,
): Listing<Row, LoadInput> {
  const { client, state, step, task } = tools
  const changes = { changes: [resource] }
  const defaults = state().query
  let stopBulk = () => {}
  let isSized = false
  /** The ids of each page, as it was read last. */
  const idsOf = new Map<number, readonly string[]>()

  return {
    actions: {
      load: reading('refreshing', () => ({}), { inputOf: (input: LoadInput | undefined) => input }),
      search: reading('searching', (_, { text }) => ({ search: text, ...sized(0) }), { wait: searchDelay }),
      filter: reading('searching', (_, { filters }) => ({ filters, ...sized(0) })),
      sort: reading('refreshing', (_, sort) => ({ sort, ...sized(0) })),
      goToPage: reading('refreshing', (_, { page }) => sized(Math.max(0, Math.trunc(page))), {
        appends: isEndless,
      }),
      setPageSize: reading('refreshing', ({ page, pageSize: former }, { pageSize }) => {
        isSized = true
        return { pageSize, page: isEndless || !former || !pageSize ? 0 : Math.floor((page * former) / pageSize) }
      }),
      select: step(({ set }, { ids }) =>
        set(({ rows, allExcept }) => {
          const shown = rows.map(({ id }) => id)
          const selected = shown.filter((id) => ids.includes(id))
          if (!allExcept) return { selected }
          const elsewhere = allExcept.filter((id) => !shown.includes(id))
          return { selected, allExcept: [...elsewhere, ...shown.filter((id) => !ids.includes(id))] }
        }),
      ),
      selectAll: step(({ set }, input: { readonly onAllPages?: boolean } | undefined) =>
        set(({ rows }) => ({ selected: rows.map(({ id }) => id), allExcept: input?.onAllPages ? [] : null })),
      ),
      deselectAll: step(({ set }) => set({ selected: [], allExcept: null })),
      stopBulk: step(() => stopBulk()),
      clearBulk: step(({ set }) => set({ bulk: null })),
      retryRow: step((_, { id }) => {
        for (const [name, { failed }] of Object.entries(tools.calls())) {
          const action: unknown = Reflect.get(tools.actions(), name)
          if (typeof action === 'function') for (const { input } of failed) if (isFor(input, id)) action(input)
        }
      }),
      rowState: (id) => rowStateOf({ calls: tools.calls(), bulk: state().bulk }, id),
    },
    creating: (work) => task('single', ({ signal }, input) => work(input, signal), changes),
    changing: (change, work, check) =>
      task(
        'parallel',
        async ({ optimistic, signal }, input) => {
          check?.(
            state().rows.find(({ id }) => id === input.id),
            input,
          )
          optimistic(({ rows }) => ({ rows: rows.map((row) => (row.id === input.id ? change(row, input) : row)) }))
          await work(input, signal)
        },
        changes,
      ),
    removing: (work, check) =>
      task(
        'parallel',
        async ({ optimistic, signal }, input) => {
          check?.(state().rows.find(({ id }) => id === input.id))
          optimistic((list) => without(list, input.id))
          await work(input, signal)
        },
        changes,
      ),
    inBulk: (change, work) =>
      task(
        'single',
        async (call, input) => {
          const { allExcept, selected, query: latest, answered, status } = state()
          const query = answered ?? latest
          const isKnown = status !== 'unread' && isCurrent({ query: latest, answered })
          if (!input?.ids && allExcept && !isKnown) throw notCurrent()
          const others = () => allIds(reader(query, call.signal), query)
          const ids = input?.ids ?? (allExcept ? (await others()).filter((id) => !allExcept.includes(id)) : selected)
          const result = await changeInBulk(call, ids, {
            change: (row) => change(row, input),
            work: (id) => work(id, call.signal, input),
            onBegin(stop) {
              stopBulk = stop
            },
          })
          if (!input?.ids) call.set({ allExcept: null })
          return result
        },
        changes,
      ),
  }

  /** A page of the later size. The first turn shows the page with the first row asked for, so that none is left out. */
  function sized(page: number): Partial<ListQuery> {
    if (isSized || !laterPageSize) return { page }
    isSized = true
    return { pageSize: laterPageSize, page: Math.floor((page * (defaults.pageSize ?? 0)) / laterPageSize) }
  }

  function reading<Input>(
    status: ListStatus,
    change: (query: ListQuery, input: Input) => Partial<ListQuery>,
    { wait = 0, appends = false, inputOf }: ReadingOptions<Input, LoadInput> = {},
  ) {
    return task<void, Input>(
      'latest',
      async (call, input) => {
        const { status: former, query: before, answered } = state()
        const isFirst = former === 'unread'
        const known = isFirst && address ? { ...before, ...readListAddress(client.ports.page, address) } : before
        if (isFirst) isSized = false
        const query = { ...known, ...change(known, input) }
        const isAppending = appends && !isFirst && query.page > before.page
        call.meanwhile({ status: isFirst ? 'loading' : isAppending ? 'appending' : status })
        // The page of an endless list is that of the rows shown, so it follows the answer.
        if (!appends)
          call.set({ query, answered: answered ?? before, ...(status === 'searching' && { allExcept: null }) })
        if (wait > 0) await call.delay(wait)
        const readPage = reader(query, call.signal, inputOf?.(input))
        const show = (answer: ReadRows<Row>) =>
          call.set((list) => {
            const rows = byId(answer.rows)
            const allExcept = isCurrent(list) ? list.allExcept : null
            const selection = selectionIn(rows, list.selected, allExcept)
            return { ...answer, rows, answered: null, status: 'ready', allExcept, ...selection }
          })
        const shown = { ...state(), page: before.page, lastIds: idsOf.get(before.page) ?? null }
        const answer = !isEndless
          ? await readFilledPage(readPage, query)
          : await (isAppending ? appendPages(readPage, query, shown) : readPages(readPage, query, 0))
        show(answer)
        // A list that has left the screen has no part in the address of another page.
        if (address && tools.isShown()) writeListAddress(client.ports.page, address, answer.query, defaults)
        if (!isAppending || answer.hasMore) return
        // The rows are there. A failure of this read leaves them as they are.
        const confirmed = await confirmEnd(readPage, answer).catch(() => null)
        if (confirmed) show(confirmed)
      },
      { group: 'read' },
    )
  }

  /** Reads a page of a query. A call that has ended sends no further read. */
  function reader(query: ListQuery, signal: AbortSignal, input?: LoadInput) {
    return async (page: number) => {
      signal.throwIfAborted()
      const answer = await read({ ...query, page }, signal, input)
      if (isEndless) {
        const ids = answer.rows.map(({ id }) => id)
        idsOf.set(page, ids)
      }
      return answer
    }
  }
}

interface ReadingOptions<Input, LoadInput> {
  /** The delay before the read, in milliseconds. */
  readonly wait?: number
  /** `true` if further pages are added to those shown. */
  readonly appends?: boolean
  /** The input of {@link ReadPage}. Default: none. */
  readonly inputOf?: (input: Input) => LoadInput | undefined
}

/** The refusal of an action on rows that the user has not seen. */
function notCurrent() {
  return new PorticoError(
    listErrors.notCurrent,
    'The rows shown are not those of the present search and filters: load the list before you change all pages',
  )
}

/** The list without a row. */
function without<Row extends ListRow>(
  { rows, total, selected }: ListState<Row>,
  gone: string,
): Partial<ListState<Row>> {
  const kept = rows.filter(({ id }) => id !== gone)
  return {
    rows: kept,
    total: total && total - (rows.length - kept.length),
    selected: selected.filter((id) => id !== gone),
  }
}
