'use client'

import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import { lazy, type ReactElement, Suspense } from 'react'

const Portal = lazy(async () => ({ default: (await import('@portico/ui-kit/portal')).AdminPortal }))

/** The portal, whose code loads when it opens. */
export function PortalHost(): ReactElement | null {
  const isOpen = useAdminPortal((portal) => portal.isOpen)
  return isOpen ? (
    <Suspense>
      <Portal />
    </Suspense>
  ) : null
}
