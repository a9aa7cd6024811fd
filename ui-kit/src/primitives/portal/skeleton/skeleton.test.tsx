import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Skeleton } from './skeleton.tsx'

afterEach(cleanup)

it('a skeleton is hidden from assistive technology, and cannot receive the focus', () => {
  const { container } = render(
    <div role="status">
      Loading
      <Skeleton />
    </div>,
  )
  expect(container.querySelector('.portico-Skeleton')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(container.querySelector('[tabindex], a, button, input')).toBeNull()
})

it.each([
  [{ shape: 'badge' }, 'portico-Skeleton--badge'],
  [{ shape: 'switch' }, 'portico-Skeleton--switch'],
  [{ width: 'lg' }, 'portico-Skeleton--lg'],
  [{ width: 'full' }, 'portico-Skeleton--full'],
] as const)('keeps the place of the content for %o', (props, name) => {
  const { container } = render(<Skeleton {...props} />)
  expect(container.querySelector('.portico-Skeleton')?.classList).toContain(name)
})
