import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Isolation, ScreenSurface } from '../../../isolation/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { MenuButton } from './menu-button.tsx'

afterEach(cleanup)

const name = 'Actions for Maya'

function show() {
  const edit = vi.fn()
  const lock = vi.fn()
  const remove = vi.fn()
  render(
    <MenuButton
      label={name}
      actions={[
        { id: 'edit', label: 'Edit roles', run: edit },
        { id: 'lock', label: 'Lock', disabledReason: 'Only owners may.', run: lock },
        { id: 'remove', label: 'Remove', isDanger: true, run: remove },
      ]}
    />,
  )
  return { edit, lock, remove, button: screen.getByRole('button', { name }) }
}

it('opens by a press, with its name and its actions', async () => {
  const { button } = show()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(await screen.findByRole('menu', { name })).toBeTruthy()
  expect(screen.getAllByRole('menuitem')).toHaveLength(3)
})

it.each(['{Enter}', ' ', '{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}', '{ArrowUp}'])(
  'opens by the key %s',
  async (keys) => {
    show()
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(await screen.findByRole('menu', { name })).toBeTruthy()
  },
)

it.each([
  ['{Enter}', 'Edit roles', 'Lock'],
  [' ', 'Edit roles', 'Lock'],
  ['{ArrowDown}', 'Edit roles', 'Lock'],
  ['{ArrowUp}', 'Remove', 'Edit roles'],
])('opened by the key %s has the focus on %s, and arrow down leads to %s', async (keys, first, next) => {
  show()
  await userEvent.tab()
  await userEvent.keyboard(keys)
  const focused = () => document.activeElement?.textContent
  await waitFor(() => expect(focused()).toContain(first))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toContain(next))
})

it('runs the action that is chosen, and closes', async () => {
  const { edit, button } = show()
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit roles' }))
  expect(edit).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('closes by Escape without an action', async () => {
  const { edit, button } = show()
  await userEvent.click(button)
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(edit).not.toHaveBeenCalled()
})

it('reads the reason of an action that does not work now, and does not run it', async () => {
  const { lock, button } = show()
  await userEvent.click(button)
  const item = await screen.findByRole('menuitem', { name: 'Lock' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Only owners may.')
  await userEvent.click(item)
  expect(lock).not.toHaveBeenCalled()
  expect(screen.getAllByRole('menu')).toHaveLength(1)
})

it('parts destructive actions from the others', async () => {
  const { button } = show()
  await userEvent.click(button)
  expect(await screen.findAllByRole('separator')).toHaveLength(1)
})

it.each<Isolation>(['shadow', 'none'])('mounts within its surface, isolation %s', async (isolation) => {
  const root = showIn(isolation, <MenuButton label={name} actions={[{ id: 'edit', label: 'Edit roles' }]} />)
  root.querySelector<HTMLElement>('.portico-MenuButton button')?.click()
  await waitFor(() => expect(root.querySelectorAll('.portico-Overlays .portico-Menu')).toHaveLength(1))
})

it('mounts within the dialog it is in, which would hide it otherwise', async () => {
  const root = showIn(
    'none',
    <Dialog title="Group" isOpen onOpenChange={() => {}}>
      <MenuButton label={name} actions={[{ id: 'edit', label: 'Edit roles' }]} />
    </Dialog>,
  )
  root.querySelector<HTMLElement>('.portico-MenuButton button')?.click()
  await waitFor(() => expect(root.querySelectorAll('.portico-Modal .portico-Menu')).toHaveLength(1))
})

function showIn(isolation: Isolation, children: ReactNode) {
  const { client } = createTestClient()
  render(
    <PorticoProvider client={client}>
      <ScreenSurface isolation={isolation}>{children}</ScreenSurface>
    </PorticoProvider>,
  )
  const host = document.querySelector<HTMLElement>('.portico') ?? document.body
  return host.shadowRoot ?? host
}
