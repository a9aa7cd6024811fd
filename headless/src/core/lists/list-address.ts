import { writeParameters } from '../page-parameters.ts'
import type { PagePort } from '../ports/ports.ts'
import { sameMembers } from '../record.ts'
import type { ListQuery } from './list.ts'

/** Returns the options that identify a list: all but the place of its query, which does not change what is read. */
export function withoutAddress<Options extends { readonly address?: string }>({
  address: _,
  ...read
}: Options): Omit<Options, 'address'> {
  return read
}

/** The part of a query that the address of the page holds. Unreadable values are left out. */
export function readListAddress(page: Pick<PagePort, 'url'>, name: string): Partial<ListQuery> {
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

/**
 * Writes a query into the address of the page, in place of the present entry of the history. Pages count from 1 there. The
 * order and the page size of `defaults` are left out, and all other parameters stay as they are written.
 */
export function writeListAddress(
  page: Pick<PagePort, 'url' | 'move'>,
  name: string,
  { search, filters, sort, page: shown, pageSize }: ListQuery,
  defaults: Pick<ListQuery, 'sort' | 'pageSize'>,
): void {
  const { by, order } = (sort !== null && !sameMembers(sort, defaults.sort) && sort) || {}
  writeParameters(page, name, {
    search,
    ...Object.fromEntries(Object.entries(filters).map(([column, value]) => [`filter.${column}`, value])),
    sort: by ? `${by}.${order}` : '',
    page: shown > 0 ? String(shown + 1) : '',
    size: pageSize !== null && pageSize !== defaults.pageSize ? String(pageSize) : '',
  })
}

/** A whole number from 1 to 9,999, or `null`. */
function numberOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
