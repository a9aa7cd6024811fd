import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Badge } from './badge.tsx'

afterEach(cleanup)

it('carries its meaning in words, and hides its dot from assistive technology', () => {
  render(
    <Badge tone="danger" hasDot>
      Locked
    </Badge>,
  )
  const dot = screen.getByText('Locked').querySelector('i')
  expect(dot?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Locked').textContent).toBe('Locked')
})

it.each(['success', 'info', 'warning', 'danger', 'primary', 'plain'] as const)(
  'a badge has a style of its own for the tone %s',
  (tone) => {
    render(<Badge tone={tone}>State</Badge>)
    expect(screen.getByText('State').classList).toContain(`portico-Badge--${tone}`)
  },
)

it('shows its icon before its words', () => {
  render(<Badge icon={<svg data-testid="icon" />}>High</Badge>)
  expect(screen.getByText('High').firstElementChild).toBe(screen.getByTestId('icon'))
})

it('the words of badges beside each other and beside a text do not run together', () => {
  const { container } = render(
    <p>
      <b>Ada Admin</b>
      <Badge>You</Badge>
      <Badge>No second step</Badge>
      <b>Berlin</b>
    </p>,
  )
  expect(container.textContent?.replaceAll(/\s+/g, ' ')).toBe('Ada Admin You No second step Berlin')
})
