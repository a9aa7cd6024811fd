'use client'

import { type ComponentType, type ReactElement, useEffect } from 'react'
import { useNotLoaded } from '../../../primitives/portal/popover/not-loaded.tsx'
import { onDemand, usePart } from '../../../primitives/portal/popover/on-demand.ts'
import { whenRead } from '../../../primitives/portal/skeleton/when-read.ts'
import { useLoadingMarker } from '../../loading/loading-marker.ts'
import { DialogPlace, type OpenState } from './dialog-place.tsx'

/**
 * Makes a dialog whose code loads when the page is idle and its content is there. If it does not load, a
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
    useEffect(() => whenRead(part.preload), [])
    return (
      <>
        {Dialog && <DialogPlace of={Dialog} open={open} />}
        {notLoaded}
      </>
    )
  }
}
