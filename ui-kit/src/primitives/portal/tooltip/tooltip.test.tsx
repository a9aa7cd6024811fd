import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Button } from '../../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

afterEach(cleanup)

const copy = (
  <Tooltip text="To the clipboard">
    <Button>Copy</Button>
  </Tooltip>
)

it('is shown at the focus by keyboard, as a description of its control', async () => {
  render(copy)
  await userEvent.tab()
  const tip = await screen.findByRole('tooltip')
  expect(tip.textContent).toBe('To the clipboard')
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id))
})

it('goes by Escape, while the focus stays', async () => {
  render(copy)
  await userEvent.tab()
  await screen.findByRole('tooltip')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false)
})

it('is shown while its control is pointed at', async () => {
  render(copy)
  await userEvent.hover(screen.getByRole('button'))
  expect(await screen.findByRole('tooltip')).toBeTruthy()
})
