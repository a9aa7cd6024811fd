import type { Client } from '../../../client/index.ts'
import type { StepCall } from '../../../core/feature.ts'
import { isRefused } from '../../../core/is-refused.ts'
import { isHidden } from '../../../core/ports/shown.ts'
import { ssoTestOf, testsPath, withTest } from './sso-test-of.ts'
import type { SsoTestState } from './sso-test-types.ts'

/** Reads a test until it has ended. */
export interface Following {
  /** Begins, if a test waits. */
  readonly follow: () => void
  readonly end: () => void
}

/** Reads the test of the state every two seconds while it waits and the page is visible, and at once if the page wakes. */
export function followSsoTest(
  { client, state, set }: StepCall<SsoTestState> & { readonly client: Client },
  ssoConfigId: string,
): Following {
  const { clock, page } = client.ports
  const hidden = page.isHidden ?? isHidden
  const ending = new AbortController()
  let stopTimer = () => {}
  let isReading = false
  const stopWaking = page.onWake(() => void read())

  return {
    follow,
    end() {
      stopTimer()
      stopWaking()
      ending.abort()
    },
  }

  function follow() {
    stopTimer()
    if (waiting() && !ending.signal.aborted)
      stopTimer = clock.after(pollEvery, () => void (hidden() ? follow() : read()))
  }

  /** The test that waits, in a window that is open or closed. */
  function waiting() {
    const { test } = state()
    return test?.status === 'waiting' ? test : null
  }

  async function read() {
    const test = waiting()
    if (!test || isReading) return
    isReading = true
    const path = { ssoConfigId, testId: test.id }
    const { signal } = ending
    try {
      const now = ssoTestOf(await client.api.get(`${testsPath}/{testId}`, { path, signal }))
      if (waiting()?.id !== now.id) return
      set((former) => withTest(former, now))
      // The row of the connection has its last test.
      if (now.status !== 'waiting') client.changed(['sso-connections'])
    } catch (thrown) {
      // The connection is gone. After any other failure the next read may succeed.
      if (isRefused(thrown)) return
    } finally {
      isReading = false
    }
    follow()
  }
}

/** Milliseconds between two reads of a test that waits. */
const pollEvery = 2000
