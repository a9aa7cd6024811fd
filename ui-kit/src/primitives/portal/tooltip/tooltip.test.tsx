import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

afterEach(cleanup)

const copy = (
  <Tooltip text="To the clipboard">
    <Button>Copy</Button>
  </Tooltip>
)

it('a tooltip is shown on keyboard focus, as a description of its control', async () => {
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

it('a tooltip is shown while the pointer is over its control', async () => {
  render(copy)
  await userEvent.hover(screen.getByRole('button'))
  expect(await screen.findByRole('tooltip')).toBeTruthy()
})

it('leaves Escape to the dialog around it only if it is hidden', async () => {
  const onKeyDown = vi.fn()
  // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a dialog that Escape closes.
  render(<div onKeyDown={({ key }) => onKeyDown(key)}>{copy}</div>)
  await userEvent.tab()
  await screen.findByRole('tooltip')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(onKeyDown).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown.mock.calls).toEqual([['Escape']])
})

it('goes when its control is pressed', async () => {
  render(copy)
  await userEvent.tab()
  await screen.findByRole('tooltip')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

it('describes no control of which it is the name', async () => {
  render(
    <Tooltip text="Copy" isName>
      <Button aria-label="Copy" />
    </Tooltip>,
  )
  await userEvent.tab()
  await screen.findByRole('tooltip')
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false)
})
