'use client'

import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { partsMessages } from '../i18n/messages/parts.gen.ts'
import { signInMessages } from '../i18n/messages/sign-in.gen.ts'
import { Alert } from '../primitives/alert/alert.tsx'
import { Button } from '../primitives/button/button.tsx'
import { useClasses } from '../slots/index.ts'
import { useBrand } from '../theme/index.ts'
import type { Placeholders } from './lazy-part.tsx'
import { useLoadingMarker } from './loading-marker.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

/** The props of {@link CoverFailed}. */
export interface CoverFailedProps {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The places of a dialog over the page while its code is missing. The page stays as it is while the code loads. */
export const coverPlaces: Placeholders<Pick<CoverFailedProps, 'onClose'>> = { Waiting: Marked, Failed: CoverFailed }

function Marked(): null {
  useLoadingMarker(true)
  return null
}

/** Covers the page if the code of a dialog did not load: with a retry, and a way back to the page. */
export function CoverFailed({ onRetry, onClose }: CoverFailedProps): ReactElement {
  const classOf = useClasses()
  const { name: app } = useBrand()
  const t = useMessages(messages)
  const place = useRef<HTMLDivElement>(null)
  const title = t('errors.network.title', { app })
  useRestoredFocus(true)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-label={title}
      className={classOf('LoginPage')}
      onKeyDown={closeByKey}
    >
      <div ref={place} className={classOf('LoginFrame')}>
        <Alert tone="danger" title={title} isUrgent>
          {t('errors.network')}
          <Button size="sm" onPress={onRetry}>
            {t('login.tryAgain')}
          </Button>
          <Button size="sm" variant="quiet" onPress={onClose}>
            {t('common.close')}
          </Button>
        </Alert>
      </div>
    </div>
  )
}

const messages = { ...signInMessages, ...partsMessages }
