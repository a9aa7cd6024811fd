'use client'

import { type PorticoError, useClient } from '@portico/headless'
import {
  type SsoConnection,
  type SsoTest,
  type SsoTestState,
  useSsoTest,
} from '@portico/headless/portal/sso-connections'
import { useEffect, useState } from 'react'
import { useAttempt } from '../../../../frame/attempt.ts'

/** The test of a connection on a page. */
export interface ConnectionTest {
  readonly status: SsoTestState['status']
  /** The last test; `null` before the first one. */
  readonly test: SsoTest | null
  /** The id of the test that ended while the page was open: its result takes the focus. */
  readonly seenId: string | null
  /** The window of the test: `none` if this page opened none, such as after a reload. */
  readonly window: 'open' | 'blocked' | 'none'
  readonly isPending: boolean
  readonly error: PorticoError | null
  /** Opens a window and starts a test. Call it during a press. */
  readonly begin: () => Promise<void>
}

/** Runs tests of a connection in a window. The person closes it: it is of another origin, and this page is not its opener. */
export function useConnectionTest({ id }: Pick<SsoConnection, 'id'>): ConnectionTest {
  const { status, test, start, setWindowClosed, calls } = useSsoTest({ key: id, connectionId: id })
  const { clock } = useClient().ports
  const { isPending, error } = useAttempt(calls, 'start')
  const [begun, setBegun] = useState<Begun | null>(null)
  const [seenId, setSeenId] = useState<string | null>(null)
  if (test && status === 'waiting' && seenId !== test.id) setSeenId(test.id)
  const opened = begun?.id !== undefined && begun.id === test?.id ? begun.window : null

  useEffect(() => {
    if (!opened || status !== 'waiting') return
    const check = () => {
      if (opened.isClosed()) void setWindowClosed()
      else stop = clock.after(checkEvery, check)
    }
    let stop = clock.after(checkEvery, check)
    return () => stop()
  }, [opened, status, clock, setWindowClosed])

  return {
    status,
    test,
    seenId,
    window: !begun ? 'none' : begun.window ? 'open' : 'blocked',
    isPending,
    error,
    async begin() {
      const window = openTestWindow()
      setBegun({ window })
      const outcome = await start()
      if (!outcome.ok) return window?.close()
      const { id: testId, address } = outcome.value
      setSeenId(testId)
      setBegun({ window, id: testId })
      if (address === null) window?.close()
      else window?.go(address)
    },
  }
}

/** A test that this page began, and its window: `null` if the browser blocked it. */
interface Begun {
  readonly window: TestWindow | null
  readonly id?: string
}

/** Milliseconds between two checks of the window. No event reports that it was closed. */
const checkEvery = 500

/** The window in which a test runs. */
interface TestWindow {
  /** Opens an address in it. Addresses other than http and https close it. */
  readonly go: (address: string) => void
  /** Closes it before an address was opened in it. */
  readonly close: () => void
  readonly isClosed: () => boolean
}

/**
 * Opens an empty window, in a new tab on a narrow screen. Browsers allow it during a press only: returns `null` if they
 * opened none.
 */
function openTestWindow(): TestWindow | null {
  const isNarrow = window.matchMedia?.('(max-width: 40rem)').matches ?? false
  const opened = window.open('about:blank', '_blank', isNarrow ? '' : 'popup,width=560,height=760')
  if (!opened) return null
  // The identity provider must not reach the page.
  opened.opener = null
  return {
    go: (address) => (/^https?:/.test(address) ? opened.location.replace(address) : opened.close()),
    close: () => opened.close(),
    isClosed: () => opened.closed,
  }
}
