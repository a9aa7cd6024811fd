import type { components } from '../../../http/contract.gen.ts'
import type { Person } from './types.ts'

/** A row of the provider's answer. */
export function personOf(user: components['schemas']['UserListItem']): Person {
  const { id, name, email, profilePictureUrl = null } = user
  return { id, name, email, profilePictureUrl }
}

/** The parameters of a search. The operation has no search over all columns. */
export function searchFor(search: string): { readonly _email?: string; readonly _namePrefix?: string } {
  const text = search.trim()
  if (text === '') return {}
  return text.includes('@') ? { _email: text } : { _namePrefix: text }
}
