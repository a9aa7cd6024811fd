'use client'

import { useEffect, useRef } from 'react'
import { useLatest } from '../../use-latest.ts'

/**
 * Names the document while a portal is shown, and gives the page its own title back afterwards, unless that has changed
 * meanwhile.
 *
 * @param onTitle Receives each title in place of the document.
 */
export function useDocumentTitle(onTitle: ((title: string) => void) | undefined): (title: string) => void {
  const before = useRef<string | null>(null)
  const own = useRef<string | null>(null)
  useEffect(
    () => () => {
      if (before.current !== null && document.title === own.current) document.title = before.current
      before.current = null
    },
    [],
  )
  return useLatest((title) => {
    if (onTitle) return onTitle(title)
    before.current ??= document.title
    own.current = title
    document.title = title
  })
}
