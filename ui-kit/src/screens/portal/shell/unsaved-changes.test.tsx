import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { addressOf, heading, invoices, link, openPortal, page } from '../../../../test/open-portal.tsx'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { sectionOf } from '../index.ts'

afterEach(cleanup)

describe('unsaved changes', () => {
  const saved = { ok: true, value: undefined } as const
  const Edit = () => (
    <>
      <h1>Edit</h1>
      <RecordForm
        value={{ name: 'Acme' }}
        onSave={async () => saved}
        label="Company"
        fields={[{ name: 'name', label: 'Name', render: (control) => <TextField {...control} /> }]}
      />
    </>
  )
  const sections = () => [sectionOf({ id: 'edit', label: 'Edit', component: Edit }), invoices]
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })

  it.each([
    ['another section', async () => userEvent.click(await link('Invoices')), () => heading('Invoices of the month')],
    [
      'Escape on its way back',
      async () => {
        screen.getByLabelText('Name').focus()
        await userEvent.keyboard('{Escape}{Escape}')
      },
      () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Administration' })).toBeNull()),
    ],
    [
      'the way back of the browser',
      async (app: App) => app.ports.page.travel(page),
      () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Administration' })).toBeNull()),
    ],
  ])('unsaved changes cause a question before the user leaves them by %s', async (_, leave, left) => {
    const app = await openPortal({ sections }, { address: page.concat('&portal=edit') })
    await userEvent.type(await screen.findByLabelText('Name'), '!')
    await leave(app)
    await question()
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Acme!')
    expect(addressOf(app)).toBe(page.concat('&portal=edit'))
    await leave(app)
    await question()
    await userEvent.click(screen.getByRole('button', { name: 'Discard and leave' }))
    await left()
  })
})
