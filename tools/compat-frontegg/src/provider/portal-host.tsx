'use client'

import { useRoute } from '@portico/headless'
import { lazy, type ReactElement, Suspense, useEffect } from 'react'
import { loadPortal } from '../registry/portal.ts'

const Portal = lazy(async () => ({ default: (await import('@portico/ui-kit/portal')).AdminPortal }))

/** The portal, whose code loads when the address names a place in it. */
export function PortalHost(): ReactElement | null {
  const { query } = useRoute()
  useEffect(() => {
    // A failure shows when the portal is opened, which loads it again.
    loadPortal().catch(() => {})
  }, [])
  return query.has('portal') ? (
    <Suspense>
      <Portal />
    </Suspense>
  ) : null
}
