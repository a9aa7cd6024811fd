'use client'

import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import { type ReactElement, useEffect, useRef } from 'react'
import type { Placeholders } from '../../../frame/lazy-part.tsx'
import { useLoadingMarker } from '../../../frame/loading-marker.ts'
import { PageFrame } from '../../../frame/page-frame.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { partsMessages } from '../../../i18n/messages/parts.gen.ts'
import { portalBoxesMessages } from '../../../i18n/messages/portal/portal-boxes.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Spinner } from '../../../primitives/spinner/spinner.tsx'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useBrand } from '../../../theme/index.ts'

/** The places of a portal within the page while its code is missing. */
export const inlinePlaces: Placeholders = { Waiting, Failed: ({ onRetry }) => <Failed onRetry={onRetry} /> }

/** The places of a portal that covers the page. */
export const coverPlaces: Placeholders = {
  Waiting: () => (
    <PageFrame>
      <Waiting />
    </PageFrame>
  ),
  Failed: ({ onRetry }) => (
    <PageFrame>
      <Failed onRetry={onRetry} canClose />
    </PageFrame>
  ),
}

const messages = { ...signInMessages, ...partsMessages, ...portalBoxesMessages }

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

function Failed({ onRetry, canClose = false }: { readonly onRetry: () => void; readonly canClose?: boolean }) {
  const classOf = useClasses()
  const { close } = useAdminPortal()
  const { name: app } = useBrand()
  const t = useMessages(messages)
  const place = useRef<HTMLDivElement>(null)
  // Nothing else on the page can be reached while it is covered.
  useEffect(() => {
    if (canClose) place.current?.querySelector('button')?.focus()
  }, [canClose])
  return (
    <Stack>
      <h1 className={classOf('VisuallyHidden')}>{t('portal.boxLabel')}</h1>
      <div ref={place}>
        <Alert tone="danger" title={t('errors.network.title', { app })} isUrgent>
          {t('errors.network')}
          <Button size="sm" onPress={onRetry}>
            {t('login.tryAgain')}
          </Button>
          {canClose && (
            <Button size="sm" variant="quiet" onPress={close}>
              {t('common.close')}
            </Button>
          )}
        </Alert>
      </div>
    </Stack>
  )
}
