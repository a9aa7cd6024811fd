import type { UserRow, UserSortColumn } from '@portico/headless/portal/users'
import { Button } from '../parts/button.tsx'
import type { UsersTableProps } from './types.ts'
import { UserRowCells } from './user-row.tsx'

/** The rows of the page, below headers that sort. */
export function UsersTable({ table, mayChange, isBusy }: UsersTableProps) {
  const { rows } = table
  return (
    <table aria-label="Users" aria-busy={isBusy}>
      <thead>
        <tr>
          <SortHeader table={table} by="name">
            Name
          </SortHeader>
          <SortHeader table={table} by="email">
            Email
          </SortHeader>
          <th scope="col">Status</th>
          <th scope="col">Roles</th>
          {mayChange && (
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((user: UserRow) => (
          <UserRowCells key={user.id} user={user} table={table} mayChange={mayChange} />
        ))}
      </tbody>
    </table>
  )
}

interface SortHeaderProps extends Pick<UsersTableProps, 'table'> {
  readonly by: UserSortColumn
  readonly children: string
}

function SortHeader({ table: { query, sort }, by, children }: SortHeaderProps) {
  const order = query.sort && query.sort.by === by ? query.sort.order : null
  return (
    <th scope="col" aria-sort={order === null ? undefined : order === 'ASC' ? 'ascending' : 'descending'}>
      <Button size="small" onPress={() => void sort({ by, order: order === 'ASC' ? 'DESC' : 'ASC' })}>
        {children}
        {order !== null && <span aria-hidden="true">{order === 'ASC' ? ' ↑' : ' ↓'}</span>}
      </Button>
    </th>
  )
}
