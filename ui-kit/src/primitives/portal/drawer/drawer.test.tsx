import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Button } from '../../button/button.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { Drawer } from './drawer.tsx'

afterEach(cleanup)

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filter</Button>
      <Drawer title="Filters" isOpen={isOpen} onOpenChange={setOpen}>
        <TextField label="Name" name="name" />
      </Drawer>
    </>
  )
}

it('starts on its first field, and the page behind is inert', async () => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  await waitFor(() => expect(screen.getByText('Filter').closest('[inert], [aria-hidden]')).not.toBeNull())
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press outside', () => userEvent.click(document.querySelector('.portico-Scrim') ?? document.body)],
])('closes by %s, and the focus returns', async (_, close) => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await screen.findByRole('dialog')
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' })))
})
