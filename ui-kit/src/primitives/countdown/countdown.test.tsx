import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown } from './countdown.tsx'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const label = (seconds: number) => `Opening in ${seconds}.`
const words = () => document.querySelector('.portico-CountdownText')?.textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('a countdown shows the time left, second by second, and never zero', () => {
  render(<Countdown seconds={3} label={label} />)
  const said = [0, 1000, 1000, 1000, 5000].map((ms) => {
    pass(ms)
    return words()
  })
  expect(said).toEqual(['Opening in 3.', 'Opening in 2.', 'Opening in 1.', 'Opening in 1.', 'Opening in 1.'])
})

it('a countdown is announced once', () => {
  render(<Countdown seconds={3} label={label} />)
  const region = screen.getByRole('status')
  const announced = new Set<string>()
  const watcher = new MutationObserver(() => announced.add(region.textContent))
  watcher.observe(region, { childList: true, characterData: true, subtree: true })
  pass(1000)
  pass(2000)
  expect([region.textContent, ...announced]).toEqual(['Opening in 3.'])
  watcher.disconnect()
})

it('begins anew with other seconds', () => {
  const { rerender } = render(<Countdown seconds={3} label={label} />)
  pass(2000)
  rerender(<Countdown seconds={5} label={label} />)
  expect([words(), screen.getByRole('status').textContent]).toEqual(['Opening in 5.', 'Opening in 5.'])
})

it('leaves no timer behind', () => {
  const { unmount } = render(<Countdown seconds={3} label={label} />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it.each([Number.NaN, 0, -1, Number.POSITIVE_INFINITY])('throws nothing over %d seconds', (seconds) => {
  expect(() => render(<Countdown seconds={seconds} label={label} />)).not.toThrow()
  pass(2000)
})
