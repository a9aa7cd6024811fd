'use client'

import { type ComponentType, type ReactElement, useEffect } from 'react'
import { whenIdle } from '../../../isolation/index.ts'
import { useNotLoaded } from '../../../primitives/portal/popover/not-loaded.tsx'
import { onDemand, usePart } from '../../../primitives/portal/popover/on-demand.ts'
import { useLoadingMarker } from '../../loading/loading-marker.ts'
import { DialogPlace, type OpenState } from './dialog-place.tsx'

/**
 * Makes a dialog whose code loads while the page is idle, so that a section shows its list before. If it does not load, a
 * message appears and the dialog closes.
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): (props: OpenState<Props>) => ReactElement {
  const part = onDemand(load)
  return function LazyDialog({ open }) {
    const { notLoaded, showNotLoaded } = useNotLoaded(() => open?.onClose())
    const Dialog = usePart(part, open !== null, showNotLoaded)
    useLoadingMarker(open !== null && Dialog === null)
    useEffect(() => whenIdle(part.preload), [])
    return (
      <>
        {Dialog && <DialogPlace of={Dialog} open={open} />}
        {notLoaded}
      </>
    )
  }
}
