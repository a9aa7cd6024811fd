import { plainAddress } from '../../../core/email-address.ts'
import { visibleText } from '../../../core/visible-text.ts'

/** The parameters of a search. The operation has no search over all columns. */
export function searchFor(search: string): { readonly _email?: string; readonly _namePrefix?: string } {
  const text = visibleText(search).trim()
  if (text === '') return {}
  const address = plainAddress(text)
  return address.includes('@') ? { _email: address } : { _namePrefix: text }
}
