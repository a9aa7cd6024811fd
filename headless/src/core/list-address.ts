import type { ListQuery } from './list.ts'
import type { Page } from './ports/ports.ts'

/** The part of a query that the address of the page holds. Unreadable values are left out. */
export function readListAddress(page: Pick<Page, 'url'>, name: string): Partial<ListQuery> {
  const params = page.url()?.searchParams
  if (!params) return {}
  const filters = [...params].flatMap(([key, value]) =>
    key.startsWith(`${name}.filter.`) ? [[key.slice(`${name}.filter.`.length), value] as const] : [],
  )
  const search = params.get(`${name}.search`)
  const sort = /^(.+)\.(ASC|DESC)$/.exec(params.get(`${name}.sort`) ?? '')
  const shown = numberOf(params.get(`${name}.page`))
  const pageSize = numberOf(params.get(`${name}.size`))
  return {
    ...(search !== null && { search }),
    ...(filters.length > 0 && { filters: Object.fromEntries(filters) }),
    ...(sort?.[1] && { sort: { by: sort[1], order: sort[2] === 'DESC' ? 'DESC' : 'ASC' } }),
    ...(shown && { page: shown - 1 }),
    ...(pageSize && { pageSize }),
  }
}

/** Writes a query into the address of the page, in place of the present entry of the history. Pages count from 1 there. */
export function writeListAddress(page: Pick<Page, 'url' | 'move'>, name: string, query: ListQuery): void {
  const url = page.url()
  if (!url) return
  const before = url.href
  for (const key of [...url.searchParams.keys()]) if (key.startsWith(`${name}.`)) url.searchParams.delete(key)
  const set = (key: string, value: string | false) => value && url.searchParams.set(`${name}.${key}`, value)
  set('search', query.search)
  for (const [column, value] of Object.entries(query.filters)) set(`filter.${column}`, value)
  set('sort', query.sort !== null && `${query.sort.by}.${query.sort.order}`)
  set('page', query.page > 0 && String(query.page + 1))
  set('size', query.pageSize !== null && String(query.pageSize))
  if (url.href !== before) page.move(`${url.pathname}${url.search}${url.hash}`, { replace: true })
}

/** A whole number from 1 to 9,999, or `null`. */
function numberOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
