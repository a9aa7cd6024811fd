import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from '../../../isolation/index.ts'
import { Skeleton } from './skeleton.tsx'
import { whenRead } from './when-read.ts'

afterEach(cleanup)

it('work that waits for the content of a page runs at once on a page without skeletons', async () => {
  const work = vi.fn()
  whenRead(work)
  await waitFor(() => expect(work).toHaveBeenCalledOnce())
})

it('work that waits for the content of a page runs after the last skeleton is gone', async () => {
  const work = vi.fn()
  const { rerender } = render(<Skeletons names={['a', 'b']} />)
  whenRead(work)
  await idle()
  rerender(<Skeletons names={['b']} />)
  await idle()
  expect(work).not.toHaveBeenCalled()
  rerender(<Skeletons names={[]} />)
  await waitFor(() => expect(work).toHaveBeenCalledOnce())
})

it('work that waits for the content of a page can be cancelled', async () => {
  const [work, later] = [vi.fn(), vi.fn()]
  const { rerender } = render(<Skeletons names={['a']} />)
  const cancel = whenRead(work)
  await idle()
  cancel()
  rerender(<Skeletons names={[]} />)
  whenRead(later)
  await waitFor(() => expect(later).toHaveBeenCalledOnce())
  expect(work).not.toHaveBeenCalled()
})

function Skeletons({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => <Skeleton key={name} />)
}

/** Waits until a page that was just rendered is idle. */
async function idle() {
  await new Promise<void>((resolve) => {
    whenIdle(resolve)
  })
}
