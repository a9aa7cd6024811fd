'use client'

import { type Client, useClient } from '@portico/headless'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { scrollerOf } from './scroller.ts'

/** The position of a table that is not in the page any more. */
interface KeptPosition {
  readonly query: string
  /** Pixels from the top of its scroller. */
  readonly top: number
}

const kept = new WeakMap<Client, Map<string, KeptPosition>>()

/**
 * Scrolls to the former position if a table is rendered again with the same query: after a person has opened a record in its
 * place and comes back. `hasRows` is `false` while the rows load.
 */
export function useKeptScroll(body: RefObject<HTMLElement | null>, id: string, query: string, hasRows: boolean): void {
  const client = useClient()
  const latest = useRef(query)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    latest.current = query
    const { current: rows } = body
    if (isDone.current || !hasRows || !rows) return
    isDone.current = true
    const former = kept.get(client)?.get(id)
    if (former?.query === query) scrollerOf(rows).scrollTop = former.top
  })
  useLayoutEffect(() => {
    const { current: rows } = body
    return () => {
      // The rows are still in the page here, and their scroller has its position.
      if (!rows) return
      const positions = kept.get(client) ?? new Map<string, KeptPosition>()
      kept.set(client, positions.set(id, { query: latest.current, top: scrollerOf(rows).scrollTop }))
    }
  }, [body, client, id])
}
