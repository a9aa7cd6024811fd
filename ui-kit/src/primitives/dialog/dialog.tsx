'use client'

import { cva } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '../../i18n/index.ts'
import { partsMessages } from '../../i18n/messages/parts.gen.ts'
import { useSurface } from '../../isolation/index.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/paths.ts'

/** What a {@link Dialog} takes. */
export interface DialogProps {
  /** What it asks or names. */
  readonly title: string
  /** Whether it is open. */
  readonly isOpen: boolean
  /** Called when it closes: by its button, by Escape, by a press beside it. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** `alertdialog` where an answer is needed; then a press beside it does not close it. Default `dialog`. */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** 416, 480 or 608 px wide, and a sheet at the lower edge where there is less room. Default `md`. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Its buttons: the safe one first, the one that does it last. */
  readonly footer?: ReactNode
  /** More classes. */
  readonly className?: string | undefined
  /** What it says. */
  readonly children: ReactNode
}

/**
 * A question or a task before everything else on the page. The focus starts on the first field, or on the safe button of
 * an `alertdialog`, and goes back to where it was. Replaceable as slot `Dialog`.
 */
export const Dialog = /* @__PURE__ */ slotted<DialogProps, HTMLElement>(
  'Dialog',
  ({ title, isOpen, onOpenChange, role = 'dialog', size, footer, className, children }, ref) => {
    const classOf = useClasses()
    const t = useMessages(partsMessages)
    const { portal } = useSurface()
    // Overlays opened from within go into the dialog: beside it they would be hidden with the rest of the page.
    const [inner, setInner] = useState<HTMLElement | null>(null)
    const isReady = useIsReady()
    return (
      <UNSAFE_PortalProvider getContainer={portal && (() => portal)}>
        <ModalOverlay
          className={classOf('Scrim')}
          isOpen={isOpen && isReady}
          onOpenChange={onOpenChange}
          isDismissable={role === 'dialog'}
        >
          <Modal className={classOf('Modal', look({ size }))}>
            <UNSAFE_PortalProvider getContainer={() => inner}>
              <AriaDialog ref={ref} role={role} className={classOf('Dialog', className)}>
                <header className={classOf('DialogHeader')}>
                  <Heading slot="title" level={2} className={classOf('DialogTitle')}>
                    {title}
                  </Heading>
                  <Button
                    variant="quiet"
                    size="sm"
                    icon={<Icon path={closeIcon} />}
                    aria-label={t('common.close')}
                    onPress={() => onOpenChange(false)}
                  />
                </header>
                <Content role={role} footer={footer}>
                  {children}
                </Content>
              </AriaDialog>
            </UNSAFE_PortalProvider>
            <div ref={setInner} className={classOf('Overlays')} />
          </Modal>
        </ModalOverlay>
      </UNSAFE_PortalProvider>
    )
  },
)

/** Whether the surface around is on the page, so that a dialog that is open at once opens in its place. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}

/** What a dialog says and asks. When it comes, it takes the focus to where it is needed first. */
function Content({ role, footer, children }: Pick<DialogProps, 'role' | 'footer' | 'children'>) {
  const classOf = useClasses()
  const body = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLElement>(null)
  useEffect(() => {
    const field = body.current?.querySelector<HTMLElement>(fields)
    const safe = role === 'alertdialog' ? foot.current?.querySelector('button') : null
    const first = field ?? safe
    first?.focus()
  }, [role])
  return (
    <>
      <div ref={body} className={classOf('DialogBody')}>
        {children}
      </div>
      {footer !== undefined && (
        <footer ref={foot} className={classOf('DialogFooter')}>
          {footer}
        </footer>
      )}
    </>
  )
}

const fields = ':is(input, select, textarea):not(:disabled, [readonly], [type="hidden"])'

const look = /* @__PURE__ */ cva('', {
  variants: { size: { sm: 'portico-Modal--sm', md: '', lg: 'portico-Modal--lg' } },
})
