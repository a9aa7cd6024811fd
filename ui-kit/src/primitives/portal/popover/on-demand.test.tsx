import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { onDemand, usePart } from './on-demand.ts'

afterEach(cleanup)

/** Makes a part. The test decides when its code arrives or fails. */
function makePart() {
  const loads: { readonly arrive: () => Promise<void>; readonly fail: () => Promise<void> }[] = []
  const part = onDemand(
    () =>
      new Promise<ComponentType>((resolve, reject) => {
        loads.push({
          arrive: () => act(async () => resolve(() => <p>The list</p>)),
          fail: () => act(async () => reject(new Error('offline'))),
        })
      }),
  )
  function Host({ isOpen, onFail }: { readonly isOpen: boolean; readonly onFail?: () => void }) {
    const Part = usePart(part, isOpen, onFail)
    return isOpen && Part ? <Part /> : null
  }
  return { part, loads, Host }
}

const list = () => screen.queryByText('The list')

it('requests no code before it is needed, and one copy for all uses', async () => {
  const { loads, Host } = makePart()
  const { rerender } = render(<Host isOpen={false} />)
  expect(loads).toHaveLength(0)
  rerender(
    <StrictMode>
      <Host isOpen />
      <Host isOpen />
    </StrictMode>,
  )
  expect(loads).toHaveLength(1)
  await loads[0]?.arrive()
  expect(screen.getAllByText('The list')).toHaveLength(2)
})

it('renders at once if its code was preloaded', async () => {
  const { part, loads, Host } = makePart()
  part.preload()
  const { rerender } = render(<Host isOpen={false} />)
  await loads[0]?.arrive()
  rerender(<Host isOpen />)
  expect(list()).not.toBeNull()
  expect(loads).toHaveLength(1)
})

it('calls onFail if its code does not load, and tries again at the next need', async () => {
  const { loads, Host } = makePart()
  const onFail = vi.fn()
  const { rerender } = render(<Host isOpen onFail={onFail} />)
  await loads[0]?.fail()
  expect(onFail).toHaveBeenCalledTimes(1)
  rerender(<Host isOpen={false} onFail={onFail} />)
  rerender(<Host isOpen onFail={onFail} />)
  await loads[1]?.arrive()
  expect(list()).not.toBeNull()
  expect(onFail).toHaveBeenCalledTimes(1)
})

it.each([
  ['a preload fails', false],
  ['the need has ended', true],
])('calls no onFail if %s', async (_, isNeededFirst) => {
  const { part, loads, Host } = makePart()
  const onFail = vi.fn()
  const { rerender } = render(<Host isOpen={isNeededFirst} onFail={onFail} />)
  if (isNeededFirst) rerender(<Host isOpen={false} onFail={onFail} />)
  else part.preload()
  await loads[0]?.fail()
  expect(onFail).not.toHaveBeenCalled()
})
