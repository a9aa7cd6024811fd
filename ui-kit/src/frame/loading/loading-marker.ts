'use client'

import { useInsertionEffect } from 'react'

/** Marks the body with `data-portico-loading` while any part of the kit on the page is loading. */
export function useLoadingMarker(isLoading: boolean): void {
  useInsertionEffect(() => {
    if (!isLoading) return
    const { body } = document
    const mark = (change: number) => {
      const count = (loading.get(body) ?? 0) + change
      loading.set(body, count)
      body.toggleAttribute('data-portico-loading', count > 0)
    }
    mark(1)
    return () => mark(-1)
  }, [isLoading])
}

/** The number of parts that are loading, by page. */
const loading = new WeakMap<HTMLElement, number>()
