'use client'

import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { partsMessages } from '../../i18n/messages/parts.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { useClasses } from '../../slots/index.ts'
import { useRestoredFocus } from '../use-restored-focus.ts'
import { useLoadingMarker } from './loading-marker.ts'
import { PartFailed, useFailedTitle } from './part-failed.tsx'
import type { FailedProps, Place } from './place.ts'

export interface CoverFailedProps extends FailedProps {
  readonly onClose: () => void
}

/** The place of a dialog over the page. The page stays as it is while the code loads. */
export const coverPlace: Place<Pick<CoverFailedProps, 'onClose'>> = {
  Loading: CoverLoading,
  Failed: CoverFailed,
  name: 'cover',
}

function CoverLoading(): null {
  useLoadingMarker(true)
  return null
}

/** Covers the page if the code of a dialog did not load, or threw: with a retry, and a way back to the page. */
export function CoverFailed({ cause, onRetry, onClose }: CoverFailedProps): ReactElement {
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
