import { type CallState, PorticoError } from '@portico/headless'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useAttempt } from './use-attempt.ts'

afterEach(cleanup)

const first = new PorticoError('ER-LOGIN-INVALID', '')
const second = new PorticoError('ER-LOGIN-LOCKED', '')

it('keeps the error of the last try in sight while the next one is on its way', () => {
  const { result, rerender } = renderHook(useAttempt, { initialProps: call('failed', first) })
  rerender(call('pending'))
  expect(result.current).toEqual({ isPending: true, error: first })
  rerender(call('failed', second))
  expect(result.current).toEqual({ isPending: false, error: second })
})

it('forgets the error once a try went well', () => {
  const { result, rerender } = renderHook(useAttempt, { initialProps: call('failed', first) })
  rerender(call('pending'))
  rerender(call('succeeded'))
  expect(result.current).toEqual({ isPending: false, error: null })
  rerender(call('pending'))
  expect(result.current).toEqual({ isPending: true, error: null })
})

function call(status: CallState['status'], error: PorticoError | null = null): CallState {
  return { status, error, pending: [], failed: [] }
}
