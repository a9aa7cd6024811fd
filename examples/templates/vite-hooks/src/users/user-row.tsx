import type { UserRow, UserStatus, UsersTableActions, UsersTableState } from '@portico/headless/portal/users'

interface UserRowProps {
  readonly user: UserRow
  readonly table: UsersTableState & UsersTableActions
  /** `false` leaves out the button that changes the user. */
  readonly mayChange: boolean
}

const statuses: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
  locked: 'Locked',
  expired: 'Expired',
}

/** One user. A change shows at once; if the provider refuses it, the row is put back and shows why. */
export function UserRowView({ user, table, mayChange }: UserRowProps) {
  const { id, name, email, status, roles, isDisabled } = user
  const { isBusy, error } = table.rowState(id)
  return (
    <tr aria-busy={isBusy}>
      <th scope="row" className="px-5 py-3 text-start font-medium">
        {name}
        {error && (
          <p role="alert" className="text-sm font-normal text-red-700 dark:text-red-400">
            {error.message}{' '}
            <button type="button" className="button-link" onClick={() => void table.retryRow({ id })}>
              Try again
            </button>
          </p>
        )}
      </th>
      <td className="px-5 py-3">{email || '—'}</td>
      <td className="px-5 py-3">{statuses[status]}</td>
      <td className="px-5 py-3">{roles.map((role) => role.name).join(', ') || '—'}</td>
      {mayChange && (
        <td className="px-5 py-2 text-end">
          <button
            type="button"
            className="button-link"
            aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${name}`}
            onClick={() => void (isDisabled ? table.enable({ id }) : table.disable({ id }))}
          >
            {isDisabled ? 'Enable' : 'Disable'}
          </button>
        </td>
      )}
    </tr>
  )
}
