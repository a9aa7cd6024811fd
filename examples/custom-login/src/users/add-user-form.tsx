import type { CallState } from '@portico/headless'
import type { UsersTableActions } from '@portico/headless/portal/users'
import type { FormEvent } from 'react'
import { Button, SubmitButton } from '../parts/button.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { Field } from '../parts/field.tsx'

/** The props of {@link AddUserForm}. */
export interface AddUserFormProps extends Pick<UsersTableActions, 'add'> {
  /** The state of the addition. */
  readonly call: Pick<CallState, 'status' | 'error'>
  readonly onClose: () => void
}

/** A form for a new user. It stays, with what was typed, until the provider has accepted them. */
export function AddUserForm({ add, call, onClose }: AddUserFormProps) {
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const outcome = await add({ email: String(data.get('email')), name: String(data.get('name')) })
    if (outcome.ok) onClose()
  }

  return (
    <form className="users-add" aria-label="Add user" noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Email" name="email" type="email" autoComplete="off" error={call.error} autoFocus />
      <Field label="Name" name="name" autoComplete="off" error={null} />
      <FailureNotice error={call.error} onRestart={onClose} />
      <div className="users-actions">
        <SubmitButton isPending={call.status === 'pending'} busy="Adding the user…">
          Add
        </SubmitButton>
        <Button onPress={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
