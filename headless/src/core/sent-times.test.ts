import { expect, it } from 'vitest'
import { fakeClock } from '../../test/fake-ports.ts'
import { PorticoError } from './errors.ts'
import { checkResend, sentNow } from './sent-times.ts'

it('another message may be asked for half a minute after the last', async () => {
  const clock = fakeClock()
  const sent = sentNow(clock)
  expect(sent).toEqual({ sentAt: clock.now(), resendAt: clock.now() + 30_000 })
  await clock.advance(29_999)
  const early = thrown(() => checkResend(clock, sent))
  expect(early).toBeInstanceOf(PorticoError)
  expect(early).toMatchObject({ code: 'resend-too-soon', retryAfter: 1 })
  await clock.advance(1)
  expect(() => checkResend(clock, sent)).not.toThrow()
})

function thrown(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}
