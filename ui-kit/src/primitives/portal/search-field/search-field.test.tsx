import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search groups' })

it('passes on each change of its text', async () => {
  const onChange = vi.fn()
  render(<SearchField label="Search groups" onChange={onChange} />)
  await userEvent.type(field(), 'ops')
  expect(onChange.mock.calls).toEqual([['o'], ['op'], ['ops']])
})

it('a search field has a clear button only if it has text, and receives the focus from it', async () => {
  const onChange = vi.fn()
  render(<SearchField label="Search groups" onChange={onChange} />)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(field(), 'o')
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(onChange.mock.lastCall).toEqual([''])
  expect(field().value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(screen.queryByRole('button')).toBeNull()
})

it('a search field is cleared by Escape, which leaves the dialog around it open', async () => {
  const onKeyDown = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a dialog that Escape closes.
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <SearchField label="Search groups" />
    </div>,
  )
  await userEvent.type(field(), 'o{Escape}')
  expect(field().value).toBe('')
  expect(onKeyDown.mock.calls).toEqual([['o']])
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown.mock.calls).toEqual([['o'], ['Escape']])
})

it('shows the given text until another one is given', async () => {
  const onChange = vi.fn()
  render(<SearchField label="Search groups" value="ops" onChange={onChange} />)
  await userEvent.type(field(), 'x')
  expect([field().value, onChange.mock.calls]).toEqual(['ops', [['opsx']]])
})

it('submits no form by Enter, because its results follow the text', () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <SearchField label="Search groups" />
    </form>,
  )
  const isLeft = fireEvent.keyDown(field(), { key: 'Enter' })
  expect(isLeft).toBe(false)
})
