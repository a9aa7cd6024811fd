'use client'

import type { ReactElement, ReactNode } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { AriaLocale } from '../../../i18n/aria-locale.tsx'
import { useSurface } from '../../../isolation/index.ts'

/** Mounts the overlays of its children inside their surface, in the page's language. */
export function InSurface({ children }: { readonly children: ReactNode }): ReactElement {
  const { portal } = useSurface()
  return (
    <AriaLocale>
      <UNSAFE_PortalProvider getContainer={portal && (() => portal)}>{children}</UNSAFE_PortalProvider>
    </AriaLocale>
  )
}
