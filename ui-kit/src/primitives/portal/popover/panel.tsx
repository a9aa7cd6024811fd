'use client'

import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { Announcer } from '../../../isolation/announcer.tsx'
import { SurfaceContext, useSurface } from '../../../isolation/surface-context.ts'
import { InTopLayer } from '../../../isolation/top-layer.ts'
import { Boundary, useClasses } from '../../../slots/index.ts'
import { InSurface } from './in-surface.tsx'
import { SheetHead } from './sheet-head.tsx'

export interface PanelProps {
  /** The accessible name, and the title of the sheet. */
  readonly label: string
  /** The element that the panel opens at, and that takes the focus afterwards. */
  readonly anchor: Element | null
  /** The controlled state of the panel. */
  readonly isOpen: boolean
  /** Called when it closes: by Escape, by a press outside, or by the button of the sheet. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** The edge of the anchor that the panel is aligned with. */
  readonly align: 'start' | 'end'
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Content at an element; on a phone a sheet. Menus in it mount inside, because everything outside it is inert. */
export function Panel({ label, anchor, align, className, children, ...state }: PanelProps): ReactElement {
  const classOf = useClasses()
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor])
  const { styled } = useSurface()
  const [inner, setInner] = useState<HTMLElement | null>(null)
  const surface = useMemo(() => ({ portal: inner, styled }), [inner, styled])
  return (
    <InSurface>
      <Popover
        aria-label={label}
        trigger="DialogTrigger"
        triggerRef={triggerRef}
        isOpen={state.isOpen && anchor !== null}
        onOpenChange={state.onOpenChange}
        placement={`bottom ${align}`}
        offset={4}
        className={classOf('Popover', className)}
      >
        <InTopLayer />
        <SheetHead title={label} onClose={() => state.onOpenChange(false)} />
        <SurfaceContext.Provider value={surface}>
          <Announcer>
            <Boundary part="Panel">{children}</Boundary>
          </Announcer>
          <div ref={setInner} className={classOf('Overlays')} />
        </SurfaceContext.Provider>
      </Popover>
    </InSurface>
  )
}
