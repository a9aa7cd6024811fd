'use client'

import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { partsMessages } from '../i18n/messages/parts.gen.ts'
import { Button } from '../primitives/button/button.tsx'
import { useClasses } from '../slots/index.ts'
import type { Placeholders } from './lazy-part.tsx'
import { useLoadingMarker } from './loading-marker.ts'
import { PartFailed, type PartFailedProps, useFailedTitle } from './part-failed.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

export interface CoverFailedProps extends Pick<PartFailedProps, 'cause' | 'onRetry'> {
  readonly onClose: () => void
}

/** The places of a dialog over the page while its code is missing. The page stays as it is while the code loads. */
export const coverPlaces: Placeholders<Pick<CoverFailedProps, 'onClose'>> = {
  Waiting: Marked,
  Failed: CoverFailed,
  Thrown: ({ onRetry, onClose }) => <CoverFailed cause="unknown" onRetry={onRetry} onClose={onClose} />,
  name: 'cover',
}

function Marked(): null {
  useLoadingMarker(true)
  return null
}

/** Covers the page if the code of a dialog did not load, or threw: with a retry, and a way back to the page. */
export function CoverFailed({ cause = 'network', onRetry, onClose }: CoverFailedProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(partsMessages)
  const place = useRef<HTMLDivElement>(null)
  const title = useFailedTitle(cause)
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
        <PartFailed cause={cause} onRetry={onRetry}>
          <Button size="sm" variant="quiet" onPress={onClose}>
            {t('common.close')}
          </Button>
        </PartFailed>
      </div>
    </div>
  )
}
