import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { NativeForm } from '../../form/form.tsx'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

afterEach(cleanup)

const options = [
  { id: 'invited', label: 'Invited people', help: 'An admin sends each invitation.' },
  { id: 'domain', label: 'Everyone with our domain' },
  { id: 'all', label: 'Everyone', isDisabled: true },
]

function show(props: Partial<RadioGroupProps> = {}) {
  const onChange = vi.fn()
  return { onChange, ...render(<RadioGroup label="Who may join" options={options} onChange={onChange} {...props} />) }
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').flatMap((one) => (one.checked ? [one.value] : []))

it('a radio group is one group, named by its label', () => {
  show()
  expect(screen.getByRole('radiogroup', { name: 'Who may join' })).toBeTruthy()
  expect(checked()).toEqual([])
})

it('a radio group is one stop of Tab, on the chosen option', async () => {
  show({ defaultValue: 'domain' })
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(radio('Everyone with our domain')))
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it('a radio group changes its choice by arrow keys, past disabled options', async () => {
  const { onChange } = show({ defaultValue: 'invited' })
  await userEvent.tab()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await userEvent.keyboard(`{${key}}`)
  expect(onChange.mock.calls).toEqual([['domain'], ['invited'], ['domain']])
})

it('chooses the focused option by Space', async () => {
  const { onChange } = show()
  radio('Invited people').focus()
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([['invited']])
})

it('chooses by a press on the words of an option', async () => {
  show()
  await userEvent.click(screen.getByText('Everyone with our domain'))
  expect(checked()).toEqual(['domain'])
  await userEvent.click(screen.getByText('Everyone'))
  expect(checked()).toEqual(['domain'])
})

it('shows the given choice until another one is given', async () => {
  const { onChange } = show({ value: 'invited' })
  await userEvent.click(radio('Everyone with our domain'))
  expect([checked(), onChange.mock.calls]).toEqual([['invited'], [['domain']]])
})

it('describes an option by its help', () => {
  show()
  const id = radio('Invited people').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('An admin sends each invitation.')
})

it('keeps the choice and takes the focus at an error', async () => {
  const { rerender } = show()
  await userEvent.click(radio('Everyone with our domain'))
  await userEvent.click(document.body)
  rerender(<RadioGroup label="Who may join" options={options} error="Choose again." attempt={1} />)
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByRole('radio')).toContain(document.activeElement)
  expect(checked()).toEqual(['domain'])
})

it('a form reads its radio group, and two groups without a name do not mix', async () => {
  const read = vi.fn()
  render(
    <NativeForm onSubmit={(field) => read(field('join'))}>
      <RadioGroup label="Who may join" name="join" options={options} defaultValue="domain" />
      <RadioGroup label="One" options={[{ id: 'a', label: 'A' }]} defaultValue="a" />
      <RadioGroup label="Other" options={[{ id: 'b', label: 'B' }]} defaultValue="b" />
      <button type="submit">Save</button>
    </NativeForm>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(read.mock.calls).toEqual([['domain']])
  expect(checked()).toEqual(['domain', 'a', 'b'])
})
