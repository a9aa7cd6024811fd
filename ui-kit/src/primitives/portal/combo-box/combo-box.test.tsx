import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Announcer } from '../../../isolation/announcer.tsx'
import { NativeForm } from '../../form/form.tsx'
import { ComboBox, type ComboBoxProps } from './combo-box.tsx'

afterEach(cleanup)

const roles = [
  { id: 'admin', label: 'Admin' },
  { id: 'editor', label: 'Editor' },
  { id: 'viewer', label: 'Viewer' },
]

function show(props: Partial<ComboBoxProps> = {}) {
  const onChange = vi.fn()
  render(<ComboBox label="Roles" options={roles} onChange={onChange} {...props} />, { wrapper: Announcer })
  return { onChange }
}

/** Returns the input. The input with the list replaces it once its code is loaded. */
const input = () => screen.getByRole('combobox', { name: 'Roles' })
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('shows the options that match, and adds the one that is chosen by keyboard', async () => {
  const { onChange } = show({ defaultValue: ['admin'] })
  await userEvent.type(input(), 'vi')
  await waitFor(() => expect(shown()).toEqual(['Viewer']))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange.mock.calls).toEqual([[['admin', 'viewer']]])
})

it('a combo box shows a message if nothing matches', async () => {
  show()
  await userEvent.type(input(), 'zz')
  expect(await screen.findByText('No matches.')).toBeTruthy()
})

it('a combo box removes the last choice by Backspace only if its text is empty, and announces it', async () => {
  const { onChange } = show({ defaultValue: ['admin', 'editor'] })
  await userEvent.type(input(), 'x{Backspace}')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.type(input(), '{Backspace}')
  expect(onChange.mock.calls).toEqual([[['admin']]])
  expect((await screen.findByText('Editor removed.')).getAttribute('role')).toBe('status')
})

it('an option that is chosen stays chosen if Tab leaves the field', async () => {
  const { onChange } = show({ defaultValue: ['admin'] })
  await userEvent.type(input(), 'vi')
  await waitFor(() => expect(shown()).toEqual(['Viewer']))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.tab()
  expect(onChange.mock.calls).toEqual([[['admin', 'viewer']]])
})

it('a text that is no option is accepted by Enter, comma and semicolon, and the field is empty again', async () => {
  const texts: string[] = []
  show({ onTyped: (text) => text !== 'refused' && texts.push(text) > 0 })
  for (const key of ['{Enter}', ',', ';']) {
    await userEvent.type(input(), `chef${texts.length}`)
    await waitFor(() => expect(screen.getByRole('listbox')).toBeTruthy())
    await userEvent.keyboard(key)
    expect(input()).toHaveProperty('value', '')
  }
  expect(texts).toEqual(['chef0', 'chef1', 'chef2'])
  await userEvent.type(input(), 'refused,')
  expect(input()).toHaveProperty('value', 'refused,')
})

it('the list of a field that accepts any text opens with typing, not with the focus', async () => {
  show({ onTyped: () => true })
  await userEvent.click(input())
  await userEvent.keyboard('v')
  await waitFor(() => expect(shown()).toEqual(['Viewer']))
  await userEvent.keyboard('{Escape}{Escape}')
  await userEvent.tab()
  await userEvent.click(input())
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('removes a choice by its button, and takes the focus', async () => {
  const { onChange } = show({ defaultValue: ['admin', 'editor'] })
  await userEvent.click(screen.getByRole('button', { name: 'Remove Admin' }))
  expect(onChange.mock.calls).toEqual([[['editor']]])
  await waitFor(() => expect(document.activeElement).toBe(input()))
})

it('a form reads one value per choice of a combo box', () => {
  render(
    <NativeForm onSubmit={() => {}}>
      <ComboBox label="Roles" name="roles" options={roles} defaultValue={['admin', 'viewer']} />
    </NativeForm>,
  )
  const form = document.querySelector('form') ?? undefined
  expect(new FormData(form).getAll('roles')).toEqual(['admin', 'viewer'])
})

it('a combo box of one choice shows it as its text, without a chip and a button that removes it', async () => {
  const { onChange } = show({ isSingle: true, defaultValue: ['admin'] })
  expect(input()).toHaveProperty('value', 'Admin')
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  await userEvent.click(input())
  await waitFor(() => expect(shown()).toEqual(['Admin', 'Editor', 'Viewer']))
  await userEvent.clear(input())
  await userEvent.type(input(), 'vi')
  await waitFor(() => expect(shown()).toEqual(['Viewer']))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange.mock.lastCall).toEqual([['viewer']])
  await waitFor(() => expect(shown()).toEqual([]))
  expect(input()).toHaveProperty('value', 'Viewer')
  expect(document.activeElement).toBe(input())
})

it('a combo box of one choice without its text has no choice, and shows one that is none of its options', async () => {
  const { onChange } = show({ isSingle: true, defaultValue: ['owner'] })
  expect(input()).toHaveProperty('value', 'owner')
  await userEvent.click(input())
  await userEvent.clear(input())
  await waitFor(() => expect(onChange.mock.lastCall).toEqual([[]]))
})

it('a combo box of one choice finds an option by its second line, and shows the first one alone', async () => {
  show({ isSingle: true, options: [...roles, { id: 'auditor', label: 'Auditor', note: 'Reads everything' }] })
  await userEvent.type(input(), 'reads')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(input()).toHaveProperty('value', 'Auditor'))
})

it('a combo box has a list that announces several choices, and stays open for the next one', async () => {
  const { onChange } = show()
  await userEvent.click(input())
  await userEvent.click(await screen.findByRole('option', { name: 'Admin' }))
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true')
  await userEvent.click(screen.getByRole('option', { name: 'Viewer' }))
  expect(onChange.mock.lastCall).toEqual([['admin', 'viewer']])
})

it('finds an option by its second line', async () => {
  show({ options: [...roles, { id: 'auditor', label: 'Auditor', note: 'Reads everything' }] })
  await userEvent.type(input(), 'reads')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
})

it('the Enter that ends a composition neither chooses an option nor submits, by whichever order of events', async () => {
  const onSubmit = vi.fn()
  const onChange = vi.fn()
  render(
    <NativeForm onSubmit={onSubmit}>
      <ComboBox label="Roles" options={roles} onChange={onChange} />
      <button type="submit">Save</button>
    </NativeForm>,
  )
  await userEvent.type(input(), 'vi')
  await waitFor(() => expect(shown()).toEqual(['Viewer']))
  await userEvent.keyboard('{ArrowDown}')
  // Chromium: the key is part of the composition. Safari: the composition has ended before the key, whose code is 229.
  for (const key of [{ isComposing: true }, { keyCode: 229 }]) {
    const isOpen = fireEvent.keyDown(input(), { key: 'Enter', code: 'Enter', ...key })
    expect(isOpen).toBe(true)
    fireEvent.keyUp(input(), { key: 'Enter', code: 'Enter', ...key })
  }
  for (const key of ['ArrowDown', 'Escape', 'Backspace', 'Tab']) fireEvent.keyDown(input(), { key, isComposing: true })
  expect(shown()).toEqual(['Viewer'])
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([[['viewer']]])
  expect(onSubmit).not.toHaveBeenCalled()
})
