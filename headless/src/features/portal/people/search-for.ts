/** The parameters of a search. The operation has no search over all columns. */
export function searchFor(search: string): { readonly _email?: string; readonly _namePrefix?: string } {
  const text = search.trim()
  if (text === '') return {}
  return text.includes('@') ? { _email: text } : { _namePrefix: text }
}
