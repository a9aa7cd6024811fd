'use client'

import { cva } from 'class-variance-authority'
import type { ForwardedRef } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaLocale } from '../../../i18n/aria-locale.tsx'
import { InTopLayer, useSurface } from '../../../isolation/index.ts'
import { OpenModal } from '../../../isolation/open-modals.ts'
import { useClasses } from '../../../slots/index.ts'
import { DialogContent, useIsReady } from '../../dialog/dialog.tsx'
import { Pull } from '../popover/pull.tsx'
import type { DrawerProps } from './types.ts'

export interface DrawerPanelProps extends DrawerProps {
  /** Receives the element of the open drawer. */
  readonly place: ForwardedRef<HTMLElement>
}

/** The panel of a drawer, over its scrim. */
export function DrawerPanel({ isOpen, onOpenChange, side, className, place, ...content }: DrawerPanelProps) {
  const classOf = useClasses()
  const { portal } = useSurface()
  const isReady = useIsReady()
  return (
    <AriaLocale>
      <UNSAFE_PortalProvider getContainer={portal && (() => portal)}>
        <ModalOverlay
          className={classOf('Scrim', 'portico-Scrim--drawer')}
          isOpen={isOpen && isReady}
          onOpenChange={onOpenChange}
          isDismissable
        >
          <InTopLayer />
          <OpenModal />
          <Modal className={classOf('DrawerPanel', look({ side }))}>
            <Pull onClose={() => onOpenChange(false)} />
            <DialogContent
              {...content}
              role="dialog"
              className={classOf('Drawer', className)}
              onClose={() => onOpenChange(false)}
              place={place}
            />
          </Modal>
        </ModalOverlay>
      </UNSAFE_PortalProvider>
    </AriaLocale>
  )
}

const look = cva('', {
  variants: {
    side: {
      start: 'portico-DrawerPanel--start',
      end: '',
      bottom: 'portico-DrawerPanel--bottom',
    },
  },
})
