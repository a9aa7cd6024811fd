'use client'

import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import type { ReactElement } from 'react'
import { CoverFailed } from '../../../frame/loading/cover-place.tsx'
import { Loading } from '../../../frame/loading/loading.tsx'
import { useLoadingMarker } from '../../../frame/loading/loading-marker.ts'
import { PartFailed } from '../../../frame/loading/part-failed.tsx'
import type { FailedProps, Place } from '../../../frame/loading/place.ts'
import { PageFrame } from '../../../frame/page-frame.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { portalBoxesMessages } from '../../../i18n/messages/portal/portal-boxes.gen.ts'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { useClasses } from '../../../slots/index.ts'

/** The place of a portal within the page. */
export const inlinePlace: Place = { Loading: PortalLoading, Failed: PortalFailed, name: 'portal' }

/** The place of a portal that covers the page. */
export const coverPlace: Place = {
  Loading: () => (
    <PageFrame>
      <PortalLoading />
    </PageFrame>
  ),
  Failed: (props) => <CoverFailed {...props} onClose={useAdminPortal().close} />,
  name: 'portal',
}

function PortalLoading(): ReactElement {
  const t = useMessages(portalBoxesMessages)
  useLoadingMarker(true)
  return <Loading label={t('portal.boxLabel')} />
}

function PortalFailed(props: FailedProps) {
  const classOf = useClasses()
  const t = useMessages(portalBoxesMessages)
  return (
    <Stack>
      <h1 className={classOf('VisuallyHidden')}>{t('portal.boxLabel')}</h1>
      <PartFailed {...props} />
    </Stack>
  )
}
