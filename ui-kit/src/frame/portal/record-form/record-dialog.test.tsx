import { type Outcome, PorticoError } from '@portico/headless'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TextArea } from '../../../primitives/portal/text-area/text-area.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { RecordDialog } from './record-dialog.tsx'
import type { RecordDialogProps, RecordField } from './types.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useUnsavedGuard } from './use-unsaved-changes.ts'

interface Group {
  readonly name: string
  readonly description: string
}

const fields: readonly RecordField<Group>[] = [
  { name: 'name', label: 'Name', isRequired: true, render: (control) => <TextField {...control} /> },
  { name: 'description', label: 'Description', render: (control) => <TextArea {...control} /> },
]
const nothing: Group = { name: '', description: '' }
const saved: Outcome = { ok: true, value: undefined }

function open(props: Partial<RecordDialogProps<Group>> = {}) {
  const onSave = vi.fn<() => Promise<Outcome>>(async () => saved)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    const settings = { title: 'Create a group', fields, submit: 'Create group', onSave, value: nothing, ...props }
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          New
        </button>
        <RecordDialog<Group>
          {...(settings as RecordDialogProps<Group>)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      </>
    )
  }
  render(<Opener />)
  return { onSave, show: () => userEvent.click(screen.getByRole('button', { name: 'New' })) }
}

const dialog = () => screen.queryByRole('dialog', { name: 'Create a group' })
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }))

describe('a dialog of a record that was never saved', () => {
  it('counts what is to fix, and no changes', async () => {
    const { show } = open({ isNew: true })
    await show()
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Leeds')
    expect(dialog()?.textContent).not.toContain('unsaved')
    await press('Create group')
    await waitFor(() => expect(dialog()?.textContent).toContain('1 to fix'))
    expect(dialog()?.textContent).not.toContain('unsaved')
  })
})

describe('a dialog with a form', () => {
  it('calls onClose once after a save, also if the page around renders again meanwhile', async () => {
    const closed = vi.fn()
    const dialogOf = (onClose: () => void) => (
      <RecordDialog<Group>
        isOpen
        title="Create a group"
        fields={fields}
        submit="Create group"
        value={nothing}
        onSave={async () => saved}
        onClose={onClose}
      />
    )
    const { rerender } = render(dialogOf(() => closed()))
    await userEvent.type(name(), 'Sites{Enter}')
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
    rerender(dialogOf(() => closed()))
    expect(closed).toHaveBeenCalledOnce()
  })

  it('begins in its first field, and sends the whole value by Enter', async () => {
    const { onSave, show } = open()
    await show()
    await waitFor(() => expect(document.activeElement).toBe(name()))
    await userEvent.keyboard('Sites{Enter}')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(onSave.mock.calls).toEqual([[{ name: 'Sites' }, { name: 'Sites', description: '' }]])
  })

  it('returns the focus to its opener', async () => {
    const { show } = open()
    await show()
    await userEvent.type(name(), 'Sites')
    await press('Create group')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New' })))
  })

  it('closes at once without a change', async () => {
    const { onSave, show } = open()
    await show()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(onSave).not.toHaveBeenCalled()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => press('Cancel')],
  ])('asks about changes before it closes by %s', async (_, close) => {
    const { onSave, show } = open()
    await show()
    await userEvent.type(name(), 'Sites')
    await close()
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect(name().value).toBe('Sites')
    await close()
    await press('Discard and leave')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(onSave).not.toHaveBeenCalled()
  })

  it('a dialog with a form is empty again after it was discarded', async () => {
    const { show } = open()
    await show()
    await userEvent.type(name(), 'Sites')
    await press('Cancel')
    await press('Discard and leave')
    await waitFor(() => expect(dialog()).toBeNull())
    await show()
    expect(name().value).toBe('')
  })

  it('stays with a failure and the typed text', async () => {
    const error = new PorticoError('ER-3', 'That name is taken', { status: 409 })
    const { show } = open({ onSave: async () => ({ ok: false, reason: 'failed', error }) })
    await show()
    await userEvent.type(name(), 'Sites')
    await press('Create group')
    expect((await screen.findByRole('alert')).textContent).toContain('That name is taken')
    expect(name().value).toBe('Sites')
  })

  it('shows the error of a field, and sends nothing', async () => {
    const { onSave, show } = open()
    await show()
    await press('Create group')
    await waitFor(() => expect(document.activeElement).toBe(name()))
    expect(screen.getByText('Fill this in.')).toBeTruthy()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('closes without a call if a record has no changes', async () => {
    const save = vi.fn(async () => saved)
    const { show } = open({
      record: { value: { name: 'Sites', description: '' }, save },
      value: undefined,
      onSave: undefined,
    })
    await show()
    await press('Create group')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(save).not.toHaveBeenCalled()
  })

  it('closes after a save within a guard that is asked', async () => {
    const onClose = vi.fn()
    function Guarded() {
      const guard = useUnsavedGuard()
      const close = () => guard.leave(onClose)
      const settings = { title: 'Create a group', fields, submit: 'Create group', value: nothing }
      return <RecordDialog<Group> {...settings} isOpen onSave={async () => saved} onClose={close} />
    }
    render(
      <UnsavedGuard>
        <Guarded />
      </UnsavedGuard>,
    )
    await userEvent.type(name(), 'Sites{Enter}')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('a view-only dialog shows its reason, and has no button to save', async () => {
    const { show } = open({ viewOnly: { reason: 'This group comes from Okta.', remedy: 'Change it there.' } })
    await show()
    expect(dialog()?.textContent).toContain('This group comes from Okta. Change it there.')
    expect(screen.queryByRole('button', { name: 'Create group' })).toBeNull()
    expect(screen.queryAllByRole('textbox')).toEqual([])
  })
})
