import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../../../test/open-screen.tsx'
import { SparePartsSection } from './spare-parts-section.tsx'

afterEach(cleanup)

const address = 'https://app.test/portal'

/** Opens the section of a tenant with these spare parts. */
async function open(names: readonly string[], signedInAs = 'admin@acme.test') {
  const app = await openScreen(<SparePartsSection />, { signedInAs, address }, ({ provider }) =>
    provider.emulator.arrange(({ spareParts, tenants }) => {
      for (const name of names)
        spareParts.push({
          id: name,
          tenantId: tenants[0]?.id ?? '',
          name,
          description: '',
          createdAt: '2026-01-01T00:00:00.000Z',
        })
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Spare parts' })
  return app
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function choose(action: string, name: string) {
  await row(name)
  await press(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the section of spare parts', () => {
  it('lists them', async () => {
    await open(['Alpha', 'Beta'])
    expect(await row('Alpha')).toBeTruthy()
    expect(await row('Beta')).toBeTruthy()
  })

  it('creates one', async () => {
    await open(['Alpha'])
    await row('Alpha')
    await press('Create spare part')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the spare part' }), 'Delta')
    await press('Save spare part')
    expect(await row('Delta')).toBeTruthy()
  })

  it('changes one', async () => {
    await open(['Alpha'])
    await choose('Edit', 'Alpha')
    const field = await screen.findByRole('textbox', { name: 'Name of the spare part' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Omega')
    await press('Save spare part')
    expect(await row('Omega')).toBeTruthy()
  })

  it('asks before it removes one', async () => {
    await open(['Alpha', 'Beta'])
    await choose('Remove', 'Alpha')
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Alpha?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Alpha/ })).toBeNull())
    expect(await row('Beta')).toBeTruthy()
  })

  it('offers to create the first one', async () => {
    await open([])
    expect(await screen.findByRole('heading', { name: 'There are no spare parts yet' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Create spare part' })).not.toEqual([])
  })

  it('the section of spare parts is refused without the permission: no table, no button', async () => {
    await open(['Alpha'], 'reader@acme.test')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Create spare part' })).toBeNull())
    expect(screen.queryByRole('grid')).toBeNull()
  })
})
