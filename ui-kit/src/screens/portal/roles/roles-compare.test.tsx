import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { AppOptions } from '../../../../../headless/test/open-app.ts'
import { openRoles, press, roleIn } from '../../../../test/open-roles.tsx'

afterEach(cleanup)

describe('the comparison of roles', () => {
  async function openMatrix(options: AppOptions = {}, ...names: readonly string[]) {
    const app = await openRoles(options, ...names)
    await userEvent.click(screen.getByRole('tab', { name: 'Compare' }))
    await screen.findByRole('columnheader', { name: /^Admin/ })
    return app
  }
  const cell = (name: string) => screen.findByRole('checkbox', { name })

  it('shows locks, dashes, outlined ticks and boxes, each with its words', async () => {
    await openMatrix()
    for (const name of [
      'Admin, See users: always, can’t be taken away',
      'Admin, Change users: held through fe.*',
      'Viewer, Change users: never',
      'Support, Change users: held',
      'Site manager, Everything: never',
    ])
      expect(screen.getByRole('img', { name })).toBeTruthy()
    expect(await cell('Site manager, See groups')).toHaveProperty('checked', true)
    expect(await cell('Site manager, Change users')).toHaveProperty('checked', false)
  })

  it('the comparison of roles saves all changes together, and names the roles and user counts concerned', async () => {
    const app = await openMatrix({}, 'Site manager', 'Billing')
    await userEvent.click(await cell('Site manager, Change users'))
    await userEvent.click(await cell('Billing, See groups'))
    const bar = screen.getByRole('region', { name: 'Unsaved changes' })
    expect(bar.textContent).toContain('2 changes in Billing (0 people) and Site manager (0 people).')
    expect(await cell('Site manager, Change users, changed')).toHaveProperty('checked', true)
    await press('Save changes')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    expect(roleIn(app, 'site-manager')?.permissionKeys).toContain('fe.secure.write.users')
    expect(roleIn(app, 'billing')?.permissionKeys).not.toContain('fe.secure.read.groups')
  })

  it('keeps the choices of the roles that were not saved, and saves them alone with the next try', async () => {
    const app = await openMatrix({}, 'Site manager', 'Billing')
    await userEvent.click(await cell('Site manager, Change users'))
    await userEvent.click(await cell('Billing, Change users'))
    app.provider.emulator.faults.add({ operation: 'setRolePermissions', kind: 'status', status: 500, times: 1 })
    await press('Save changes')
    expect(await screen.findByText(/^(?:Billing|Site manager) wasn’t saved/)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Unsaved changes' }).textContent).toMatch(/^1 change/)
    await press('Save changes')
    for (const key of ['site-manager', 'billing'])
      await waitFor(() => expect(roleIn(app, key)?.permissionKeys).toContain('fe.secure.write.users'))
    expect(app.sent('/permissions').filter(({ body }) => body !== null)).toHaveLength(3)
  })

  it('discards the choices', async () => {
    await openMatrix()
    await userEvent.click(await cell('Site manager, Change users'))
    await press('Discard')
    expect(await cell('Site manager, Change users')).toHaveProperty('checked', false)
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  })

  it('the comparison of roles has one box in the Tab order, and arrow keys move between boxes', async () => {
    await openMatrix({}, 'Site manager', 'Billing')
    const inOrder = () => screen.getAllByRole('checkbox').filter(({ tabIndex }) => tabIndex === 0)
    expect(inOrder()).toHaveLength(1)
    inOrder()[0]?.focus()
    const first = document.activeElement?.getAttribute('aria-label')
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Site manager, /)
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(first)
    await userEvent.keyboard('{Control>}{End}{/Control} ')
    expect(document.activeElement).toHaveProperty('checked', true)
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Site manager, .*, changed$/)
    expect(inOrder()).toEqual([document.activeElement])
  })

  it('shows the permissions in which roles differ, alone', async () => {
    await openMatrix()
    expect(screen.getByRole('img', { name: 'Admin, See users: always, can’t be taken away' })).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: 'Differences only' }))
    expect(screen.queryByRole('img', { name: 'Admin, See users: always, can’t be taken away' })).toBeNull()
    expect(await cell('Site manager, Change users')).toBeTruthy()
  })

  it('leaves out the roles that are not checked, with their changes kept', async () => {
    await openMatrix({}, 'Site manager', 'Billing')
    await userEvent.click(await cell('Billing, Change users'))
    await press('Roles shown')
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Billing' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^Billing/ })).toBeNull())
    expect(screen.getByRole('region', { name: 'Unsaved changes' }).textContent).toContain('1 change in Billing')
  })

  it('asks before the list is shown while there are changes', async () => {
    await openMatrix()
    await userEvent.click(await cell('Site manager, Change users'))
    await userEvent.click(screen.getByRole('tab', { name: 'All roles' }))
    const asked = await screen.findByRole('alertdialog')
    await userEvent.click(within(asked).getByRole('button', { name: 'Keep editing' }))
    expect(await cell('Site manager, Change users, changed')).toHaveProperty('checked', true)
  })
})

describe('a person without the permission', () => {
  it('a user without the permission to change roles sees them, and the reason', async () => {
    await openRoles({ signedInAs: 'reader@acme.test' })
    expect(screen.getByText('View only')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create role' })).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Compare' }))
    await screen.findByRole('img', { name: 'Site manager, See groups: held' })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
