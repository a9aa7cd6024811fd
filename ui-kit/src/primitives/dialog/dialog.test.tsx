import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Isolation, ScreenSurface } from '../../isolation/index.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

afterEach(cleanup)

const safeFirst = (
  <>
    <Button>Keep</Button>
    <Button variant="danger">Remove</Button>
  </>
)

function show(props: Partial<DialogProps> = {}) {
  const onOpenChange = vi.fn()
  render(
    <Dialog title="Remove Daniel Okafor?" isOpen onOpenChange={onOpenChange} {...props}>
      {props.children ?? 'He’ll be signed out everywhere.'}
    </Dialog>,
  )
  return onOpenChange
}

it('a dialog is named by its title', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'Remove Daniel Okafor?' }).textContent).toContain('signed out everywhere')
})

it.each([
  ['Invite users', 'They get an email.', 'Invite users. They get an email.'],
  ['Remove Daniel Okafor?', 'He’ll be signed out.', 'Remove Daniel Okafor? He’ll be signed out.'],
  ['Filters', undefined, 'Filters'],
])('a dialog announces its title and its text after it has opened: %s', async (title, lead, words) => {
  show({ title, lead })
  expect(screen.getByRole('status').textContent).toBe('')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words))
})

it('a closed dialog is not rendered', () => {
  show({ isOpen: false })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes by its button, under a name', async () => {
  const onOpenChange = show()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it.each(['dialog', 'alertdialog'] as const)('closes by Escape as a %s', async (role) => {
  const onOpenChange = show({ role })
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('closes by a press beside it only where no answer is needed', async () => {
  const onOpenChange = show({ role: 'alertdialog' })
  await userEvent.click(document.querySelector('.portico-Scrim') ?? document.body)
  expect(onOpenChange).not.toHaveBeenCalled()
  cleanup()
  const onEither = show()
  await userEvent.click(document.querySelector('.portico-Scrim') ?? document.body)
  expect(onEither.mock.calls).toEqual([[false]])
})

it('starts on the first field', async () => {
  show({ children: <TextField label="Email" name="email" />, footer: safeFirst })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
})

it('starts on the safe button where an answer is needed', async () => {
  show({ role: 'alertdialog', footer: safeFirst })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' })))
})

it('starts on itself where there is nothing to answer, so that its title is read', async () => {
  show({ footer: safeFirst })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
})

it('a first field that loads later than the next one has the first focus too, until a key is pressed', async () => {
  let load = (_: readonly string[]) => {}
  function Fields() {
    const [labels, setLabels] = useState<readonly string[]>(['Action'])
    load = setLabels
    return labels.map((label) => <TextField key={label} label={label} name={label} />)
  }
  show({ children: <Fields /> })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Action')))
  act(() => load(['Time', 'Action']))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Time')))
  await userEvent.keyboard('a')
  act(() => load(['Period', 'Time', 'Action']))
  await screen.findByLabelText('Period')
  expect(document.activeElement).toBe(screen.getByLabelText('Time'))
})

it('gives the focus back to what opened it', async () => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' })))
})

it.each<Isolation>(['shadow', 'none'])(
  'opens within its surface, isolation %s, also when it is open at once',
  (isolation) => {
    const { client } = createTestClient()
    render(
      <PorticoProvider client={client}>
        <ScreenSurface isolation={isolation}>
          <Dialog title="Question" isOpen onOpenChange={() => {}}>
            Words
          </Dialog>
        </ScreenSurface>
      </PorticoProvider>,
    )
    const host = document.querySelector<HTMLElement>('.portico')
    const root = host?.shadowRoot ?? host
    expect(root?.querySelectorAll('.portico-Overlays .portico-Dialog')).toHaveLength(1)
    expect(document.body.querySelector(':scope > .portico-Scrim')).toBeNull()
  },
)

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Remove</Button>
      <Dialog title="Remove Daniel Okafor?" isOpen={isOpen} onOpenChange={setOpen}>
        Words
      </Dialog>
    </>
  )
}

it('a dialog that begins with a choice focuses the chosen radio, from which the arrow keys move on', async () => {
  show({
    children: (
      <fieldset>
        <input type="radio" name="who" aria-label="Some" />
        <input type="radio" name="who" aria-label="All" defaultChecked />
      </fieldset>
    ),
  })
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('All'))
})
