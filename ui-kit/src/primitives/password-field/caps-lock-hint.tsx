'use client'

import { autoUpdate, FloatingPortal, flip, offset, shift, useFloating } from '@floating-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { useSurface, useTopLayer } from '../../isolation/index.ts'
import { useClasses } from '../../slots/index.ts'

export interface CapsLockHintProps {
  /** The element it is positioned at. */
  readonly anchor: Element
  /** The text. It is announced separately, so that it works even if this part fails to load. */
  readonly children: ReactNode
}

/** A hint positioned at a field, inside the field's surface. */
export function CapsLockHint({ anchor, children }: CapsLockHintProps): ReactElement {
  const classOf = useClasses()
  const { portal } = useSurface()
  useTopLayer()
  const { refs, floatingStyles } = useFloating({
    open: true,
    // Above the end of the label line, so that it covers neither the label nor the error.
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
