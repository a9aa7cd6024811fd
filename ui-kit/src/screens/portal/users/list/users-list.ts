import type { UserActions, UserRow, UsersTableActions, UsersTableState } from '@portico/headless/portal/users'
import type { TableList } from '../../../../frame/portal/data-table/types.ts'

/** The list of users, as `useUsersTable` returns it. */
export interface UsersList
  extends UsersTableState,
    UsersTableActions,
    Pick<TableList<UserRow>, 'isPending' | 'calls'> {}

/** The actions on one user, named by its id. Those of a list change its row at once, those of `useUser` its value. */
export type UserVerbs = Pick<UsersTableActions, Exclude<keyof UserActions, 'load' | 'save'>>
