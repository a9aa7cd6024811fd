import type { PagePort } from './ports/ports.ts'
import { pairsWithout } from './query-pairs.ts'

/**
 * Writes values into the address of the page, in place of the present entry of the history. They are parameters that begin with the
 * name. Empty values and former ones are left out, and all other parameters stay as they are written.
 */
export function writeParameters(
  page: Pick<PagePort, 'url' | 'move'>,
  name: string,
  values: Readonly<Record<string, string>>,
): void {
  const url = page.url()
  if (!url) return
  const before = url.href
  const own = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${encodeURIComponent(`${name}.${key}`)}=${encodeURIComponent(value)}`)
  url.search = [...pairsWithout(url.search, (key) => key.startsWith(`${name}.`)), ...own].join('&')
  if (url.href !== before) page.move(`${url.pathname}${url.search}${url.hash}`, { replace: true })
}
