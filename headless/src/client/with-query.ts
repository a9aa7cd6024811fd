import { placeOf } from './navigation.ts'

/** The address with `query` added to its own. A pair that it already has is not repeated. */
export function withQuery(address: string, query: string): string {
  const url = new URL(address, ownOrigin)
  for (const [name, value] of new URLSearchParams(query)) {
    if (!url.searchParams.getAll(name).includes(value)) url.searchParams.append(name, value)
  }
  return url.origin === ownOrigin ? placeOf(url) : url.href
}

/** Stands for the origin of the page, which a path does not name. */
const ownOrigin = 'http://page.invalid'
