import { type Outcome, PorticoError } from '@portico/headless'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { RecordForm } from './record-form.tsx'
import type { RecordField } from './types.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useUnsavedGuard } from './use-unsaved-changes.ts'

// The code of the dialog loads while the page is idle.

interface Person {
  readonly name: string
  readonly job: string
}

const fields: readonly RecordField<Person>[] = [
  { name: 'name', label: 'Name', isRequired: true, render: (control) => <TextField {...control} /> },
  { name: 'job', label: 'Job title', render: (control) => <TextField {...control} /> },
]
const saved: Outcome = { ok: true, value: undefined }

function Leave({ go }: { readonly go: () => void }) {
  const { leave } = useUnsavedGuard()
  return (
    <button type="button" onClick={() => leave(go)}>
      Users
    </button>
  )
}

/** A form whose value includes the changes during a save. */
function Profile({ onSave }: { readonly onSave: (changes: Partial<Person>, whole: Person) => Promise<Outcome> }) {
  const [sent, setSent] = useState<Partial<Person>>({})
  async function send(changes: Partial<Person>, whole: Person) {
    setSent(changes)
    const outcome = await onSave(changes, whole)
    if (!outcome.ok) setSent({})
    return outcome
  }
  const value = { name: 'Maya', job: 'Head', ...sent }
  return <RecordForm value={value} onSave={send} label="Profile" fields={fields} />
}

function open({ isNested = false } = {}) {
  const go = vi.fn()
  const onSave = vi.fn(async (..._: [Partial<Person>, Person]) => saved)
  const form = <Profile onSave={onSave} />
  render(
    <UnsavedGuard>
      <Leave go={go} />
      {isNested ? <UnsavedGuard>{form}</UnsavedGuard> : form}
    </UnsavedGuard>,
  )
  return { go, onSave }
}

const leave = () => userEvent.click(screen.getByRole('button', { name: 'Users' }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })
const type = (name: string, text: string) => userEvent.type(screen.getByLabelText(name), text)

describe('a guard of unsaved changes', () => {
  it('leaves at once without changes', async () => {
    const { go } = open()
    await leave()
    expect(go).toHaveBeenCalledTimes(1)
    expect(question()).toBeNull()
  })

  it('asks about the changed fields by name, with the focus on the safe answer', async () => {
    const { go } = open()
    await type('Name', '!')
    await type('Job title', '!')
    await leave()
    const id = question()?.getAttribute('aria-describedby')
    expect(document.getElementById(String(id))?.textContent).toBe('Your changes would be lost: Name and Job title.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep editing' })))
    expect(go).not.toHaveBeenCalled()
  })

  it.each(['Keep editing', 'Close'])('stays by "%s", with the changes', async (name) => {
    const { go } = open()
    await type('Name', '!')
    await leave()
    await press(name)
    expect(question()).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Maya!')
    expect(go).not.toHaveBeenCalled()
  })

  it('leaves without the changes', async () => {
    const { go, onSave } = open()
    await type('Name', '!')
    await leave()
    await press('Discard and leave')
    expect(go).toHaveBeenCalledTimes(1)
    expect(onSave).not.toHaveBeenCalled()
    expect(question()).toBeNull()
  })

  it('leaves after it has saved them', async () => {
    const { go, onSave } = open()
    await type('Name', '!')
    await leave()
    await press('Save and leave')
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1))
    expect(onSave.mock.calls).toEqual([[{ name: 'Maya!' }, { name: 'Maya!', job: 'Head' }]])
  })

  it('saves the changes as they are when it is answered, not when it asked', async () => {
    let refuse: (outcome: Outcome) => void = () => {}
    const { go, onSave } = open()
    onSave.mockImplementationOnce(() => new Promise<Outcome>((resolve) => (refuse = resolve)))
    await type('Name', '!')
    await press('Save changes')
    // The form has the sent value until the provider refuses it.
    await leave()
    await act(async () => refuse({ ok: false, reason: 'failed', error: new PorticoError('ER-1', 'Not now') }))
    await press('Save and leave')
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1))
    expect(onSave.mock.calls.map(([changes]) => changes)).toEqual([{ name: 'Maya!' }, { name: 'Maya!' }])
  })

  it('stays at the first error if they cannot be saved', async () => {
    const { go } = open()
    await userEvent.clear(screen.getByLabelText('Name'))
    await leave()
    await press('Save and leave')
    await waitFor(() => expect(question()).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    expect(go).not.toHaveBeenCalled()
  })

  it('asks once for forms below an inner guard', async () => {
    const { go } = open({ isNested: true })
    await type('Name', '!')
    await leave()
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await press('Discard and leave')
    expect(go).toHaveBeenCalledTimes(1)
  })

  it('leaves at once where there is none', async () => {
    const go = vi.fn()
    render(<Leave go={go} />)
    await leave()
    expect(go).toHaveBeenCalledTimes(1)
  })
})
