'use client'

import { useClient } from '@portico/headless'
import { useEffect } from 'react'

/** Defers `loaded` of the client while a part of the screen is loading. */
export function useHeldStartUp(isLoading: boolean): void {
  const { startUp } = useClient()
  useEffect(() => {
    if (!isLoading) return
    let end = () => {}
    startUp.hold(new Promise<void>((resolve) => (end = resolve)))
    return () => end()
  }, [startUp, isLoading])
}
