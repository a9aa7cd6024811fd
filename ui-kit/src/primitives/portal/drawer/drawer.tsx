'use client'

import { cva } from 'class-variance-authority'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useSurface } from '../../../isolation/index.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { DialogContent, type DialogProps, useIsReady } from '../../dialog/dialog.tsx'

/** The props of {@link Drawer}. */
export interface DrawerProps
  extends Pick<DialogProps, 'title' | 'isOpen' | 'onOpenChange' | 'footer' | 'className' | 'children'> {
  /** The edge it is at: `end` for details, `start` for navigation, `bottom` for a sheet. Default `end`. */
  readonly side?: 'start' | 'end' | 'bottom' | undefined
}

/**
 * A panel at an edge, over a page that is inert. It closes by its button, by Escape and by a press outside, and the
 * focus returns. On a phone it is a sheet at the lower edge. Replaceable as slot `Drawer`.
 */
export const Drawer = /* @__PURE__ */ slotted<DrawerProps, HTMLElement>(
  'Drawer',
  ({ isOpen, onOpenChange, side, className, ...content }, ref) => {
    const classOf = useClasses()
    const { portal } = useSurface()
    const isReady = useIsReady()
    return (
      <UNSAFE_PortalProvider getContainer={portal && (() => portal)}>
        <ModalOverlay
          className={classOf('Scrim', 'portico-Scrim--drawer')}
          isOpen={isOpen && isReady}
          onOpenChange={onOpenChange}
          isDismissable
        >
          <Modal className={classOf('DrawerPanel', look({ side }))}>
            <DialogContent
              {...content}
              role="dialog"
              className={classOf('Drawer', className)}
              onClose={() => onOpenChange(false)}
              place={ref}
            />
          </Modal>
        </ModalOverlay>
      </UNSAFE_PortalProvider>
    )
  },
)

const look = /* @__PURE__ */ cva('', {
  variants: {
    side: {
      start: 'portico-DrawerPanel--start',
      end: '',
      bottom: 'portico-DrawerPanel--bottom',
    },
  },
})
