import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { EmptyState } from './empty-state.tsx'

afterEach(cleanup)

it('an empty state has a heading of the given level, focusable by its ref and not by Tab', async () => {
  const heading = createRef<HTMLHeadingElement>()
  render(<EmptyState title="No groups yet" level={3} headingRef={heading} actions={null} />)
  expect(screen.getByRole('heading', { level: 3, name: 'No groups yet' })).toBe(heading.current)
  heading.current?.focus()
  await waitFor(() => expect(document.activeElement).toBe(heading.current))
  expect(heading.current?.tabIndex).toBe(-1)
})

it('hides its drawing from assistive technology, and shows none for null', () => {
  const { container, rerender } = render(<EmptyState title="No groups yet" actions={null} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  rerender(<EmptyState title="No groups yet" art={null} actions={null} />)
  expect(container.querySelector('svg')).toBeNull()
})

it('an empty state has its next step after its sentence', () => {
  render(
    <EmptyState title="No groups yet" actions={<button type="button">Create a group</button>}>
      Groups give people the same roles.
    </EmptyState>,
  )
  const sentence = screen.getByText('Groups give people the same roles.')
  const button = screen.getByRole('button', { name: 'Create a group' })
  expect(sentence.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
