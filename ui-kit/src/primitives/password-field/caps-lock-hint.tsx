'use client'

import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSurface } from '../../isolation/index.ts'
import { useClasses } from '../../slots/index.ts'

/** What a {@link CapsLockHint} takes. */
export interface CapsLockHintProps {
  /** The field it stands at. */
  readonly anchor: Element
  /** What it says. It is announced elsewhere, so that it is heard even where this does not load. */
  readonly children: ReactNode
}

/** A hint that hangs on a field, within the surface of that field. */
export function CapsLockHint({ anchor, children }: CapsLockHintProps): ReactElement | null {
  const classOf = useClasses()
  const { portal } = useSurface()
  const { refs, floatingStyles } = useFloating({
    open: true,
    placement: 'top-start',
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
    middleware: [offset(10), flip(), shift({ padding: 8 })],
  })
  if (!portal) return null
  return createPortal(
    <div ref={refs.setFloating} className={classOf('Hint')} style={floatingStyles} aria-hidden="true">
      {children}
    </div>,
    portal,
  )
}
