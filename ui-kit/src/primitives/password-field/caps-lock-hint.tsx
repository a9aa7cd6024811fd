'use client'

import { autoUpdate, FloatingPortal, flip, offset, shift, useFloating } from '@floating-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { useSurface } from '../../isolation/index.ts'
import { useClasses } from '../../slots/index.ts'

/** The props of {@link CapsLockHint}. */
export interface CapsLockHintProps {
  /** The frame it stands at. */
  readonly anchor: Element
  /** What it says. It is announced elsewhere, so that it is heard even where this does not load. */
  readonly children: ReactNode
}

/** A hint that hangs on a field, within the surface of that field. */
export function CapsLockHint({ anchor, children }: CapsLockHintProps): ReactElement {
  const classOf = useClasses()
  const { portal } = useSurface()
  const { refs, floatingStyles } = useFloating({
    open: true,
    // Over the end of the line of the label: neither the label nor the error below is covered.
    placement: 'top-end',
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
  })
  return (
    <FloatingPortal {...(portal && { root: portal })} preserveTabOrder={false}>
      <div ref={refs.setFloating} className={classOf('Hint')} style={floatingStyles} aria-hidden="true">
        {children}
      </div>
    </FloatingPortal>
  )
}
