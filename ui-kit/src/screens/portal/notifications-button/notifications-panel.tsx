'use client'

import { type ReactElement, useMemo, useRef, useState } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { WhenGone } from '../../../frame/portal/when-gone.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { notificationsMessages } from '../../../i18n/messages/portal/notifications.gen.ts'
import { SurfaceContext, useSurface } from '../../../isolation/surface-context.ts'
import { InSurface } from '../../../primitives/portal/popover/in-surface.tsx'
import { SheetHead } from '../../../primitives/portal/popover/sheet-head.tsx'
import { useClasses } from '../../../slots/index.ts'
import { NotificationTabs } from './notification-tabs.tsx'

/** The props of {@link NotificationsPanel}. */
export interface NotificationsPanelProps {
  /** The bell, which takes the focus afterwards. */
  readonly anchor: Element | null
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly align: 'start' | 'end'
}

/** The notifications at the bell; on a phone a sheet. A place in the portal opens once it has gone. */
export function NotificationsPanel({ anchor, isOpen, onOpenChange, align }: NotificationsPanelProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(notificationsMessages)
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor])
  const { styled } = useSurface()
  // The menus of rows mount inside the panel, because everything outside it is inert.
  const [inner, setInner] = useState<HTMLElement | null>(null)
  const surface = useMemo(() => ({ portal: inner, styled }), [inner, styled])
  const leave = useRef<(() => void) | null>(null)
  const close = () => onOpenChange(false)

  function runLeave() {
    leave.current?.()
    leave.current = null
  }

  return (
    <InSurface>
      <Popover
        aria-label={t('notifications.title')}
        trigger="DialogTrigger"
        triggerRef={triggerRef}
        isOpen={isOpen && anchor !== null}
        onOpenChange={onOpenChange}
        placement={`bottom ${align}`}
        offset={4}
        className={classOf('NotificationsPanel', classOf('Popover'))}
      >
        <WhenGone run={runLeave} />
        <SheetHead title={t('notifications.title')} onClose={close} />
        <SurfaceContext.Provider value={surface}>
          <NotificationTabs
            onLeave={(go) => {
              leave.current = go
              close()
            }}
          />
          <div ref={setInner} className={classOf('Overlays')} />
        </SurfaceContext.Provider>
      </Popover>
    </InSurface>
  )
}
