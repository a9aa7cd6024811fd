import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { columns } from '../../../../test/open-table.tsx'
import { type PeopleProvider, peopleHook, peopleProvider } from '../../../../test/people.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { SectionPage } from '../section-page/section-page.tsx'
import { newRecord } from './types.ts'
import { useListSection } from './use-list-section.tsx'

afterEach(cleanup)

const messages = {
  'people.title': 'People',
  'people.lead': 'Everyone here.',
  'people.create': 'Add a person',
  'people.search': 'Search people',
  'people.count': 'Some people',
  'people.empty': 'Nobody yet',
  'people.emptyText': 'Add the first one.',
  'people.edit': 'Edit',
  'people.show': 'Show',
  'people.remove': 'Remove',
  'people.removeTitle': 'Remove this person?',
  'people.removeManyTitle': 'Remove these people?',
  'people.removeManyText': 'They lose access.',
  'people.removeMany': 'Remove them',
  'people.removedOf': 'Removed',
}

/** Opens a section of people. A locked one cannot be changed. */
async function open(provider: PeopleProvider, permissions: { readonly see: string; readonly change: string }) {
  const usePeople = peopleHook(provider)
  let reload = async () => {}
  function People() {
    const people = usePeople()
    reload = async () => void (await people.load())
    const { page, table, dialog, record, row, closeRecord } = useListSection({
      name: 'people',
      messages,
      list: people,
      nameOf: ({ name }) => name,
      permissions,
      fixedBy: ({ status }) => (status === 'locked' ? 'This person is locked.' : null),
      rowActions: ({ id }, { openRecord, mayChange }) =>
        mayChange ? [{ id: 'role', label: 'Role', run: () => openRecord(id, 'role') }] : [],
      remove: { run: ({ id }) => people.remove({ id }), textOf: ({ email }) => `${email} loses access.` },
      removeMany: people.removeMany,
    })
    return (
      <SectionPage {...page}>
        <DataTable {...table} columns={columns} />
        {record !== null && (
          <button type="button" onClick={closeRecord}>
            Close {record === newRecord ? 'the new one' : (row?.name ?? 'nothing')}
          </button>
        )}
        {dialog}
      </SectionPage>
    )
  }
  await openScreen(<People />, { signedInAs: 'admin@acme.test' })
  await screen.findByRole('heading', { level: 1, name: 'People' })
  return { reload: () => reload() }
}

const all = { see: 'fe.secure.read.users', change: 'fe.secure.write.users' }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const actions = async (name: string) => {
  await openActions(`Actions for ${name}`)
  const found = await screen.findAllByRole('menuitem')
  return found.map((item) => item.textContent)
}

describe('a section of a list', () => {
  it('opens a new record by its button, and a row by its name', async () => {
    await open(peopleProvider(2), all)
    await press('Add a person')
    await press('Close the new one')
    await press('Person 1')
    await press('Close Person 1')
    expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull()
  })

  it('keeps the open row although another administrator removes it', async () => {
    const provider = peopleProvider(2)
    const { reload } = await open(provider, all)
    await press('Person 1')
    provider.stored.delete('p1')
    await reload()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Person 1' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Close Person 1' })).toBeTruthy()
  })

  it('asks before a row is removed, with its own consequences', async () => {
    const provider = peopleProvider(2)
    await open(provider, all)
    await actions('Person 2')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Remove this person?' })
    expect(asked.textContent).toContain('person2@acme.test loses access.')
    await userEvent.click(within(asked).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect([...provider.stored.keys()]).toEqual(['p1']))
  })

  it('asks before the selected rows are removed', async () => {
    const provider = peopleProvider(3)
    await open(provider, all)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await press('Remove')
    const asked = await screen.findByRole('alertdialog', { name: 'Remove these people?' })
    expect([...provider.stored.keys()]).toHaveLength(3)
    await userEvent.click(within(asked).getByRole('button', { name: 'Remove them' }))
    await waitFor(() => expect([...provider.stored.keys()]).toEqual([]))
  })

  it('a row that cannot be changed shows the reason, and opens for view instead', async () => {
    await open(peopleProvider(4), all)
    expect(await actions('Person 4')).toEqual(['Show', 'Role', expect.stringContaining('This person is locked.')])
    const box = screen.getByRole('checkbox', { name: 'Select Person 4', hidden: true })
    const reason = () => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent
    await waitFor(() => expect(reason()).toBe('This person is locked.'))
  })

  it('offers no change to a person without the permission', async () => {
    await open(peopleProvider(2), { ...all, change: 'acme.nobody' })
    expect(await actions('Person 1')).toEqual(['Show'])
    expect(screen.queryByRole('button', { name: 'Add a person', hidden: true })).toBeNull()
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull()
  })

  it('offers to create the first row of an empty list', async () => {
    await open(peopleProvider(0), all)
    await screen.findByRole('heading', { name: 'Nobody yet' })
    expect(screen.getAllByRole('button', { name: 'Add a person' })).toHaveLength(2)
  })
})
