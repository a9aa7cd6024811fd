import { placeOf } from './navigation.ts'

/** The address with `query` added to its own, as both are written. A pair that it already has is not repeated. */
export function withQuery(address: string, query: string): string {
  const url = new URL(address, ownOrigin)
  const pairs = `${url.search}&${query}`.split(/[?&]/).filter(Boolean)
  url.search = [...new Set(pairs)].join('&')
  return url.origin === ownOrigin ? placeOf(url) : url.href
}

/** Stands for the origin of the page, which a path does not name. */
const ownOrigin = 'http://page.invalid'
