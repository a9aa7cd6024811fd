'use client'

import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import type { ReactElement } from 'react'
import { CoverFailed } from '../../../frame/cover-places.tsx'
import type { Placeholders } from '../../../frame/lazy-part.tsx'
import { useLoadingMarker } from '../../../frame/loading-marker.ts'
import { PageFrame } from '../../../frame/page-frame.tsx'
import { PartFailed } from '../../../frame/part-failed.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { portalBoxesMessages } from '../../../i18n/messages/portal/portal-boxes.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { Spinner } from '../../../primitives/spinner/spinner.tsx'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { useClasses } from '../../../slots/index.ts'

/** The places of a portal within the page while its code is missing. */
export const inlinePlaces: Placeholders = { Waiting, Failed, name: 'portal' }

/** The places of a portal that covers the page. */
export const coverPlaces: Placeholders = {
  Waiting: () => (
    <PageFrame>
      <Waiting />
    </PageFrame>
  ),
  Failed: ({ onRetry }) => <CoverFailed onRetry={onRetry} onClose={useAdminPortal().close} />,
  Thrown: ({ onRetry }) => <CoverFailed cause="unknown" onRetry={onRetry} onClose={useAdminPortal().close} />,
  name: 'portal',
}

const messages = { ...signInMessages, ...portalBoxesMessages }

function Waiting(): ReactElement {
  const classOf = useClasses()
  const t = useMessages(messages)
  useLoadingMarker(true)
  return (
    <>
      <h1 className={classOf('VisuallyHidden')}>{t('portal.boxLabel')}</h1>
      <p role="status" className={classOf('Waiting')}>
        <Spinner /> {t('login.loading')}
      </p>
    </>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const classOf = useClasses()
  const t = useMessages(messages)
  return (
    <Stack>
      <h1 className={classOf('VisuallyHidden')}>{t('portal.boxLabel')}</h1>
      <PartFailed cause="network" onRetry={onRetry} />
    </Stack>
  )
}
