'use client'

import { useClient } from '@portico/headless'
import type { ListRow } from '@portico/headless/core'
import { useEffect, useRef, useState } from 'react'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import { useLatest } from '../../use-latest.ts'
import { changeOf, type ListChange, type ListMoment, momentOf } from './list-changes.ts'
import type { DataTableProps } from './types.ts'

/**
 * The text of the table's live region: the last change, once the list has been quiet for a moment. `textOf` returns the
 * words of a change, or `null` for silence.
 */
export function useAnnouncements(
  list: DataTableProps<ListRow>['list'],
  textOf: (change: ListChange) => string | null,
  loadingText: string,
): string {
  const { ports } = useClient()
  const [text, setText] = useState('')
  const former = useRef<ListMoment | null>(null)
  const latestText = useLatest(textOf)
  const latestLoadingText = useLatest(() => loadingText)
  const cancel = useRef(() => {})
  const hasMessage = useFreshMessage()
  useEffect(() => () => cancel.current(), [])

  const isReading = list.status !== 'ready' && list.status !== 'unread'
  useEffect(() => {
    if (isReading) return ports.clock.after(patience, () => setText(latestLoadingText()))
  }, [ports, isReading, latestLoadingText])

  useEffect(() => {
    // The rows of a new query follow at the end of the read.
    if (isReading) return
    const now = momentOf(list, former.current)
    const change = former.current && changeOf(former.current, now)
    former.current = now
    if (!change) return
    const said = latestText(change)
    if (said === null) return
    cancel.current()
    cancel.current = ports.clock.after(quiet, () => {
      if (!('row' in change && hasMessage())) setText(said)
    })
  })
  return text
}

/** Returns whether a message has just appeared: it announces the change of a row itself. */
function useFreshMessage(): () => boolean {
  const { clock } = useClient().ports
  const queue = useToastQueue()
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    let newest = queue?.toasts().at(-1)?.id ?? 0
    return queue?.subscribe(() => {
      const { id } = queue.toasts().at(-1) ?? { id: 0 }
      if (id > newest) shownAt.current = clock.now()
      newest = Math.max(newest, id)
    })
  }, [queue, clock])
  return () => clock.now() - shownAt.current < 2 * quiet
}

/** Milliseconds after which a read is announced. */
const patience = 1000

/** Milliseconds without a further change before one is announced. */
const quiet = 150
