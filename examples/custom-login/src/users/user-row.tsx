import type { UserRow, UserStatus } from '@portico/headless/portal/users'
import { useRef, useState } from 'react'
import { explain } from '../explain.ts'
import { Button } from '../parts/button.tsx'
import { RolesForm } from './roles-form.tsx'
import type { UsersTableProps } from './types.ts'

/** The props of {@link UserRowCells}. */
export interface UserRowProps extends Pick<UsersTableProps, 'table' | 'mayChange'> {
  readonly user: UserRow
}

const statuses: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
  locked: 'Locked',
  expired: 'Expired',
}

/** One user. A change shows at once; a failure puts it back and is said in the row, with a way to try again. */
export function UserRowCells({ user, table, mayChange }: UserRowProps) {
  const [isEditing, setEditing] = useState(false)
  const { id, name, email, status, roles } = user
  const { isBusy, error } = table.rowState(id)
  return (
    <tr aria-busy={isBusy}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>
        <bdi dir="ltr">{email || '—'}</bdi>
      </td>
      <td>{statuses[status]}</td>
      <td>
        {isEditing ? (
          <RolesForm user={user} setRoles={table.setRoles} onClose={() => setEditing(false)} />
        ) : (
          roles.map((role) => role.name).join(', ') || '—'
        )}
        {error && (
          <p role="alert" className="field-error">
            {explain(error).text}{' '}
            <Button size="small" onPress={() => table.retryRow({ id })}>
              Try again
            </Button>
          </p>
        )}
      </td>
      {mayChange && (
        <td>
          <Actions user={user} table={table} onEdit={() => setEditing(true)} />
        </td>
      )}
    </tr>
  )
}

function Actions({ user, table, onEdit }: Pick<UserRowProps, 'user' | 'table'> & { readonly onEdit: () => void }) {
  const { id, name, isDisabled } = user
  const question = useRef<HTMLDialogElement>(null)
  return (
    <fieldset className="users-actions" aria-label={`Actions for ${name}`}>
      <Button size="small" onPress={onEdit}>
        Edit roles
      </Button>
      <Button size="small" onPress={() => void (isDisabled ? table.enable({ id }) : table.disable({ id }))}>
        {isDisabled ? 'Enable' : 'Disable'}
      </Button>
      <Button size="small" onPress={() => question.current?.showModal()}>
        Delete
      </Button>
      <dialog ref={question} aria-label={`Delete ${name}?`}>
        <h2>Delete {name}?</h2>
        <p>They can no longer sign in to this account.</p>
        <form method="dialog" className="users-actions">
          <Button onPress={() => question.current?.close()}>Cancel</Button>
          <Button
            variant="primary"
            onPress={() => {
              question.current?.close()
              void table.remove({ id })
            }}
          >
            Delete user
          </Button>
        </form>
      </dialog>
    </fieldset>
  )
}
