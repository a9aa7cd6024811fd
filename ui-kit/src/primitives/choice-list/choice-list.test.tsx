import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { mailIcon, phoneIcon } from '../icon/paths.ts'
import { ChoiceList } from './choice-list.tsx'

afterEach(cleanup)

const choices = [
  { id: 'app', label: 'Authenticator app', path: phoneIcon },
  { id: 'mail', label: 'Code by email', path: mailIcon },
]

it('a choice list is a list of buttons, each named by its text', () => {
  render(<ChoiceList choices={choices} onChoose={() => {}} />)
  const names = within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button').textContent)
  expect(names).toEqual(['Authenticator app', 'Code by email'])
})

it('a choice list emits the chosen option, by keyboard as by press', async () => {
  const onChoose = vi.fn()
  render(<ChoiceList choices={choices} onChoose={onChoose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Code by email' }))
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([['mail'], ['app']])
})

it('a choice list without choices is empty', () => {
  render(<ChoiceList choices={[]} onChoose={() => {}} />)
  expect(screen.queryByRole('button')).toBeNull()
})
