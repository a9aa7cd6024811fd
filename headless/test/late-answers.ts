import { createHash } from 'node:crypto'
// The timers of the global scope may be those of a document, or be replaced by a test.
import { clearTimeout, setTimeout } from 'node:timers'
import { expect } from 'vitest'
import { seed } from '../../test/share.ts'
import { type Draw, drawOf } from './draw.ts'
import type { FakeClock } from './fake-ports.ts'

/** The longest delay of a response, in milliseconds of real time. */
export const longestDelay = 120

/** `true` if the responses of the provider come late (`PORTICO_DELAYS=1`). */
export const isLate: boolean = process.env['PORTICO_DELAYS'] === '1'

/** Keeps a response back. */
export type Late = (response: Promise<Response>, init?: RequestInit) => Promise<Response>

/** Makes what keeps each response of one application back for a random real time; if not {@link isLate}, for none. */
export function maybeLate(clock: Pick<FakeClock, 'work'>, late = isLate): Late {
  if (!late) return (response) => response
  const draw = nextDraw()
  return async (response, init) => {
    const delay = draw.between(0, longestDelay)
    try {
      return await response
    } finally {
      await clock.work(() => pass(delay, init?.signal))
    }
  }
}

let [title, opened] = ['', 0]

/** Draws for the next application of the current test, so that the seed repeats a test whatever ran before it. */
function nextDraw(): Draw {
  const current = expect.getState().currentTestName ?? ''
  opened = current === title ? opened + 1 : 0
  title = current
  return drawOf(createHash('md5').update(`${seed} ${title} ${opened}`).digest().readUInt32BE())
}

/** Lets real time pass, or rejects with the reason of an aborted signal, as the platform does. */
function pass(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort)
  })
}
