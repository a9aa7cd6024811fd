import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NativeForm } from '../../form/form.tsx'
import { ComboBox } from './combo-box.tsx'

const roles = [{ id: 'admin', label: 'Admin' }]

/** The input, whose list loads with the focus. */
const input = () => screen.getByRole('combobox', { name: 'Roles' })

it('a text is accepted before the code of the list is loaded, and its Enter submits no form', async () => {
  const onSubmit = vi.fn()
  const texts: string[] = []
  render(
    <NativeForm onSubmit={onSubmit}>
      <ComboBox label="Roles" options={roles} onTyped={(text) => texts.push(text) > 0} />
      <input type="submit" hidden />
    </NativeForm>,
  )
  fireEvent.change(input(), { target: { value: 'chef' } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  expect(texts).toEqual(['chef'])
  expect(input()).toHaveProperty('value', '')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('Escape takes back a list whose code is late, and the next key opens it', async () => {
  render(<ComboBox label="Roles" options={roles} />)
  const early = input()
  act(() => early.focus())
  fireEvent.keyDown(early, { key: 'Escape' })
  await act(() => import('./combo-typing.tsx'))
  expect(input()).toBe(early)
  expect(early.getAttribute('aria-expanded')).toBe('false')
  fireEvent.keyDown(early, { key: 'ArrowDown' })
  expect(await screen.findByRole('option', { name: 'Admin' })).toBeTruthy()
})
