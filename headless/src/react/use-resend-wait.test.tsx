import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openApp } from '../../test/open-app.ts'
import { type SentTimes, sentNow } from '../core/sent-times.ts'
import { PorticoProvider } from './context.ts'
import { useResendWait } from './use-resend-wait.ts'

afterEach(cleanup)

function Wait({ sent }: { readonly sent: SentTimes | null }) {
  return <output>{useResendWait(sent)}</output>
}

it('counts down by the client’s clock, and begins anew with another message', async () => {
  const { client, clock } = await openApp()
  const shown = (sent: SentTimes | null) => (
    <PorticoProvider client={client}>
      <Wait sent={sent} />
    </PorticoProvider>
  )
  const wait = () => screen.getByRole('status').textContent
  const { rerender, unmount } = render(shown(null))
  expect(wait()).toBe('0')
  rerender(shown(sentNow(clock)))
  expect(wait()).toBe('30')
  await act(() => clock.advance(1000))
  expect(wait()).toBe('29')
  await act(() => clock.advance(28_500))
  expect(wait()).toBe('1')
  await act(() => clock.advance(1000))
  expect(wait()).toBe('0')
  rerender(shown(sentNow(clock)))
  expect(wait()).toBe('30')
  const timers = clock.timers()
  unmount()
  expect(clock.timers()).toBe(timers - 1)
})
