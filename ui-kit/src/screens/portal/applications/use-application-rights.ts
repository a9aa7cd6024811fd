'use client'

import { useAuthorized } from '@portico/headless'

/** The rights of a person over the people of an application. Each has a permission of its own. */
export interface ApplicationRights {
  readonly mayAdd: boolean
  readonly mayRemove: boolean
}

/** The rights of the signed-in person over the people of applications. */
export function useApplicationRights(): ApplicationRights {
  const { isAllowed: mayAdd } = useAuthorized(adding)
  const { isAllowed: mayRemove } = useAuthorized(removing)
  return { mayAdd, mayRemove }
}

/** The permission that a page with these rights asks for: one of the two is enough to change it. */
export function changeAsked({ mayRemove }: ApplicationRights): { readonly permissions: readonly string[] } {
  return mayRemove ? removing : adding
}

const adding = { permissions: ['fe.secure.write.appsUsers'] }
const removing = { permissions: ['fe.secure.delete.appsUsers'] }
