import type { ListActions, ListState } from '../../../core/lists/list.ts'
import type { UserSortColumn } from '../../../http/user-pages.ts'

/** A user of the tenant. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The URL of the picture; `null` without one. */
  readonly profilePictureUrl: string | null
}

/** The filters of the people. */
export type PeopleFilters = {
  /** Finds the people of these ids alone, separated by commas. */
  readonly ids?: string
}

/** The users of the tenant, page by page, sorted by name. */
export interface PeopleState extends ListState<Person> {}

/**
 * Actions on the users of the tenant. The list loads by itself while it is rendered and a user is signed in. A search text
 * with `@` is compared with e-mail addresses, any other with the beginning of names.
 */
export interface PeopleActions extends ListActions<PeopleFilters, UserSortColumn> {}
