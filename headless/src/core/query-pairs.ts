/** The pairs of a query whose key is not `own`, as they are written. The query begins with `?`, or is empty. */
export function pairsWithout(search: string, own: (key: string) => boolean): readonly string[] {
  if (search.length < 2) return []
  return search
    .slice(1)
    .split('&')
    .filter((pair) => !own([...new URLSearchParams(pair).keys()][0] ?? ''))
}
