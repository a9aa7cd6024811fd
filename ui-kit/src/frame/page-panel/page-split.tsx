'use client'

import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { adoptText } from '../../isolation/adopted-sheets.ts'
import { useIsolation } from '../../isolation/surface-context.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { styles } from './styles.gen.ts'

/** The panel beside the box of a whole page, in a wide window. It renders nothing without a replacement as slot `PagePanel`. */
export const PagePanel = slotted<object, HTMLElement>('PagePanel', () => null)

/** A page with a panel beside it. Its rules come with it, because pages without a panel do not need them. */
export function PageSplit({ children }: { readonly children: ReactNode }): ReactElement {
  const classOf = useClasses()
  const isolation = useIsolation()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = place.current?.getRootNode()
    if (isolation === 'shadow' && root instanceof ShadowRoot) adoptText(root, styles)
  }, [isolation])
  return (
    <div ref={place} className={classOf('PageSplit')}>
      {children}
      <div className={classOf('PagePanel')}>
        <PagePanel />
      </div>
    </div>
  )
}
