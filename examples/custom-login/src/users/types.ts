import type { ListActions } from '@portico/headless/core'
import type { UsersTableActions, UsersTableState } from '@portico/headless/portal/users'

/** The props of {@link UsersTable}. */
export interface UsersTableProps {
  readonly table: UsersTableState & UsersTableActions & Pick<ListActions, 'sort'>
  /** `false` leaves out all that changes a user. */
  readonly mayChange: boolean
  readonly isBusy: boolean
}
