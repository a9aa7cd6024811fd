'use client'

import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Announcer } from '../../../isolation/announcer.tsx'
import { SurfaceContext, useSurface } from '../../../isolation/surface-context.ts'
import { InTopLayer } from '../../../isolation/top-layer.ts'
import { useWholeWindow } from '../../../isolation/whole-window.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { useIsReady } from '../../dialog/dialog.tsx'
import { DialogSection } from '../../dialog/dialog-section.tsx'

export interface CoverProps {
  /** The accessible name of the page that it holds. */
  readonly label: string
  /** One sentence about it for screen readers, which otherwise read the whole page in one breath as it opens. */
  readonly description?: string | undefined
  /** The controlled state of the cover. */
  readonly isOpen: boolean
  /** Called if it closes by Escape: with the focus on its control with `data-cover-close`, or without one. */
  readonly onClose: () => void
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** The content, with the button that closes it. */
  readonly children: ReactNode
}

/**
 * A page over the whole page, which is inert behind it. Replaceable as slot `Cover`.
 */
export const Cover = slotted<CoverProps, HTMLElement>(
  'Cover',
  ({ label, description, isOpen, onClose, className, children }, ref) => {
    const classOf = useClasses()
    const { portal, styled } = useSurface()
    const isReady = useIsReady()
    const descriptionId = useId()
    useWholeWindow(isOpen && isReady)
    // Overlays of the content mount inside the cover, because everything outside it is inert.
    const [inner, setInner] = useState<HTMLElement | null>(null)
    const surface = useMemo(() => ({ portal: inner, styled }), [inner, styled])
    return (
      <UNSAFE_PortalProvider getContainer={portal && (() => portal)}>
        <ModalOverlay
          className={classOf('Scrim', 'portico-Scrim--cover')}
          isOpen={isOpen && isReady}
          isKeyboardDismissDisabled
        >
          <InTopLayer />
          <Modal className={classOf('CoverPanel')}>
            <SurfaceContext.Provider value={surface}>
              <UNSAFE_PortalProvider getContainer={() => inner}>
                <DialogSection
                  place={ref}
                  label={label}
                  describedBy={description === undefined ? undefined : descriptionId}
                  className={classOf('Cover', className)}
                  onKeyDown={(event) => closeByEscape(event, onClose)}
                >
                  <Announcer>{children}</Announcer>
                  {description !== undefined && (
                    <p hidden id={descriptionId}>
                      {description}
                    </p>
                  )}
                </DialogSection>
              </UNSAFE_PortalProvider>
              <div ref={setInner} className={classOf('Overlays')} />
            </SurfaceContext.Provider>
          </Modal>
        </ModalOverlay>
      </UNSAFE_PortalProvider>
    )
  },
)

/** Escape moves the focus to the control that closes the cover, and closes it there: one press too many loses no place. */
function closeByEscape(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const { currentTarget: cover, target } = event
  // Keys of dialogs that the content has opened arrive here too.
  if (event.key !== 'Escape' || event.defaultPrevented || !(target instanceof Node) || !cover.contains(target)) return
  const controls = [...cover.querySelectorAll<HTMLElement>('[data-cover-close]')]
  const control = controls.find((one) => one.getClientRects().length > 0) ?? controls[0]
  if (!control || control.contains(target)) close()
  else control.focus()
}
