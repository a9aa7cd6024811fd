import type { ListQuery, ListStatus } from '../../src/core/lists/list.ts'
import type { Row } from '../bare-container.ts'

/** A read that was sent, with the answer that the provider gave at that moment. */
export interface SentRead {
  readonly page: number
  readonly rows: readonly Row[]
  readonly total: number
}

/** A call for a row that was sent. */
export interface SentVerb {
  readonly kind: 'remove' | 'rename'
  readonly id: string
  readonly name: string
}

/** The part of a list that the model predicts. */
export interface Predicted {
  readonly rows: readonly Row[]
  readonly total: number | null
  readonly query: ListQuery
  readonly status: ListStatus
  readonly selected: readonly string[]
}

/** The rows that a provider returns for a query. */
export function providerPage(rows: readonly Row[], query: ListQuery): SentRead {
  const found = rows.filter(({ name }) => name.includes(query.search))
  const direction = query.sort?.order === 'DESC' ? -1 : 1
  if (query.sort) found.sort((one, other) => direction * (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
  const size = query.pageSize ?? found.length
  return { page: query.page, rows: found.slice(query.page * size, (query.page + 1) * size), total: found.length }
}

/** A list without tasks, promises and aborts: plain values that change event by event. */
export function listModel(query: ListQuery, provider: () => readonly Row[]) {
  const start = (): Confirmed => ({ rows: [], total: null, query, isRead: false, selected: [] })
  let confirmed = start()
  let reading: { readonly status: ListStatus; sent: SentRead | null } | null = null
  let verbs: readonly SentVerb[] = []
  let failed: readonly SentVerb[] = []
  const reads: SentRead[] = []

  const send = (page: number) => {
    const sent = providerPage(provider(), { ...confirmed.query, page })
    reads.push(sent)
    if (reading) reading.sent = sent
  }

  return {
    reads,
    read(status: ListStatus, change: Partial<ListQuery>, waits = false) {
      confirmed = { ...confirmed, query: { ...confirmed.query, ...change } }
      reading = { status: confirmed.isRead ? status : 'loading', sent: null }
      if (!waits) send(confirmed.query.page)
    },
    wait() {
      if (reading && !reading.sent) send(confirmed.query.page)
    },
    answerRead(sent: SentRead, isGood: boolean) {
      if (reading?.sent !== sent) return
      const size = confirmed.query.pageSize ?? 1
      if (isGood && sent.rows.length === 0 && sent.page > 0)
        return send(Math.min(sent.page - 1, Math.max(0, Math.ceil(sent.total / size) - 1)))
      reading = null
      if (!isGood) return
      const ids = sent.rows.map(({ id }) => id)
      confirmed = {
        rows: sent.rows,
        total: sent.total,
        query: { ...confirmed.query, page: sent.page },
        isRead: true,
        selected: ids.filter((id) => confirmed.selected.includes(id)),
      }
    },
    call(verb: SentVerb) {
      verbs = [...verbs, verb]
      failed = failed.filter((one) => one.kind !== verb.kind || one.id !== verb.id)
    },
    answerVerb(verb: SentVerb, isGood: boolean) {
      if (!verbs.includes(verb)) return
      verbs = verbs.filter((one) => one !== verb)
      failed = failed.filter((one) => one.kind !== verb.kind || one.id !== verb.id)
      if (!isGood) {
        failed = [...failed, verb]
        return
      }
      confirmed = changed(confirmed, verb)
      this.read('refreshing', {})
    },
    select(ids: readonly string[]) {
      const shown = confirmed.rows.map(({ id }) => id)
      confirmed = { ...confirmed, selected: shown.filter((id) => ids.includes(id)) }
    },
    forget() {
      confirmed = start()
      reading = null
      verbs = []
      failed = []
    },
    predicted(): Predicted {
      const { isRead, ...shown } = verbs.reduce(changed, confirmed)
      return { ...shown, status: reading?.status ?? (isRead ? 'ready' : 'unread') }
    },
    rowState: (id: string) => ({
      isBusy: verbs.some((verb) => verb.id === id),
      hasFailed: failed.some((verb) => verb.id === id),
    }),
  }
}

interface Confirmed extends Omit<Predicted, 'status'> {
  readonly isRead: boolean
}

function changed(list: Confirmed, { kind, id, name }: SentVerb): Confirmed {
  if (kind === 'rename') return { ...list, rows: list.rows.map((row) => (row.id === id ? { id, name } : row)) }
  const isThere = list.rows.some((row) => row.id === id)
  return {
    ...list,
    rows: list.rows.filter((row) => row.id !== id),
    total: list.total && list.total - Number(isThere),
    selected: list.selected.filter((other) => other !== id),
  }
}
