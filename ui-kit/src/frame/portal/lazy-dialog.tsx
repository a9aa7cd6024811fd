'use client'

import { type ComponentType, type ReactElement, useEffect } from 'react'
import { whenIdle } from '../../isolation/index.ts'
import { useNotLoaded } from '../../primitives/portal/popover/not-loaded.tsx'
import { onDemand, usePart } from '../../primitives/portal/popover/on-demand.ts'
import { Boundary } from '../../slots/index.ts'
import { CoverFailed } from '../cover-places.tsx'
import { useLoadingMarker } from '../loading-marker.ts'

/** The props of a dialog of {@link lazyDialog}. */
export interface LazyDialogProps<Props> {
  /** The props of the dialog while it is open; `null` while it is closed. */
  readonly open: Props | null
}

/**
 * Makes a dialog whose code loads while the page is idle, so that a section shows its list before. If it does not load, a
 * message appears and the dialog closes. A dialog that throws is shown as a failure, with a way to try again and one to close it.
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): (props: LazyDialogProps<Props>) => ReactElement {
  const part = onDemand(load)
  return function LazyDialog({ open }) {
    const { notLoaded, showNotLoaded } = useNotLoaded(() => open?.onClose())
    const Dialog = usePart(part, open !== null, showNotLoaded)
    useLoadingMarker(open !== null && Dialog === null)
    useEffect(() => whenIdle(part.preload), [])
    return (
      <>
        {Dialog && open && (
          <Boundary
            part="Dialog"
            failed={(onRetry) => <CoverFailed cause="unknown" onRetry={onRetry} onClose={open.onClose} />}
          >
            <Dialog {...open} />
          </Boundary>
        )}
        {notLoaded}
      </>
    )
  }
}
