import { useRoles } from '@portico/headless/portal/roles'
import type { UserRow, UsersTableActions } from '@portico/headless/portal/users'
import type { FormEvent } from 'react'
import { Button, SubmitButton } from '../parts/button.tsx'

/** The props of {@link RolesForm}. */
export interface RolesFormProps extends Pick<UsersTableActions, 'setRoles'> {
  readonly user: UserRow
  readonly onClose: () => void
}

/** The roles of the tenant, with those of the user ticked. */
export function RolesForm({ user, setRoles, onClose }: RolesFormProps) {
  const { rows } = useRoles()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const roleIds = new FormData(event.currentTarget).getAll('role').map(String)
    void setRoles({ id: user.id, roleIds })
    onClose()
  }

  return (
    <form className="users-roles" onSubmit={save}>
      <fieldset>
        <legend>Roles of {user.name}</legend>
        {rows.map(({ id, name }) => (
          <label key={id} className="checkbox">
            <input type="checkbox" name="role" value={id} defaultChecked={user.roleIds.includes(id)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className="users-actions">
        <SubmitButton>Save roles</SubmitButton>
        <Button onPress={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
