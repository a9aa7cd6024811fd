'use client'

import { cva } from 'class-variance-authority'
import { type ForwardedRef, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '../../i18n/index.ts'
import { partsMessages } from '../../i18n/messages/parts.gen.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { Announcer, useAnnounced } from '../../isolation/announcer.tsx'
import { focusedAround } from '../../isolation/holds-focus.ts'
import { OpenModal } from '../../isolation/open-modals.ts'
import { SurfaceContext, useSurface } from '../../isolation/surface-context.ts'
import { InTopLayer } from '../../isolation/top-layer.ts'
import { Boundary, slotted, useClasses } from '../../slots/index.ts'
import { CloseButton } from '../close-button/close-button.tsx'
import { DialogSection } from './dialog-section.tsx'

const presses = ['keydown', 'pointerdown', 'click'] as const

export interface DialogProps {
  /** The question or name of the dialog. */
  readonly title: string
  /** One sentence below the title. It describes the dialog to assistive technology. */
  readonly lead?: string | undefined
  /** The controlled state of the dialog. */
  readonly isOpen: boolean
  /** Called when it closes: by its button, by Escape, or by a press outside. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** `alertdialog` requires an answer: a press outside does not close it. Default `dialog`. */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** `false` for a dialog that only its own buttons close. Default `true`. */
  readonly isClosable?: boolean | undefined
  /** 416, 480 or 608 px wide; a sheet at the lower edge on narrow screens. Default `md`. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** `true` fills a narrow screen, for a dialog with fields; its body scrolls alone. For dialogs of the portal. Default `false`. */
  readonly isFull?: boolean | undefined
  /** The buttons; the confirming one comes last. */
  readonly footer?: ReactNode
  /** The footer button that an `alertdialog` focuses; a number counts from 0. Default `first`. */
  readonly safeButton?: 'first' | 'last' | number | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** The content below the title. */
  readonly children: ReactNode
}

/**
 * A modal question or task. Focus starts on the first field, or on the safe button of an `alertdialog`, and returns
 * afterwards. Replaceable as slot `Dialog`.
 */
export const Dialog = slotted<DialogProps, HTMLElement>(
  'Dialog',
  ({ isOpen, onOpenChange, role = 'dialog', isClosable = true, size, isFull, ...content }, ref) => {
    const classOf = useClasses()
    const { portal } = useSurface()
    const isReady = useIsReady()
    return (
      <UNSAFE_PortalProvider getContainer={portal && (() => portal)}>
        <ModalOverlay
          className={classOf('Scrim')}
          isOpen={isOpen && isReady}
          onOpenChange={onOpenChange}
          isDismissable={role === 'dialog' && isClosable}
          isKeyboardDismissDisabled={!isClosable}
          // In a shadow root, the dialog below hides what is added later, a question over it too. This exempts it.
          {...(role === 'alertdialog' && { 'data-react-aria-top-layer': '' })}
        >
          <InTopLayer />
          <OpenModal />
          <Modal className={classOf('Modal', look({ size, isFull }))}>
            <DialogContent
              {...content}
              role={role}
              isClosable={isClosable}
              onClose={() => onOpenChange(false)}
              place={ref}
            />
          </Modal>
        </ModalOverlay>
      </UNSAFE_PortalProvider>
    )
  },
)

/** `true` after the surface has mounted, so that an initially open dialog mounts inside it. */
export function useIsReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}

export interface DialogContentProps
  extends Pick<DialogProps, 'title' | 'lead' | 'isClosable' | 'footer' | 'safeButton' | 'className' | 'children'> {
  /** The role of the dialog. */
  readonly role: 'dialog' | 'alertdialog'
  readonly onClose: () => void
  readonly place: ForwardedRef<HTMLElement>
}

/** The inside of a modal: its head, body and foot, and the place of overlays that it opens. */
export function DialogContent(props: DialogContentProps) {
  const {
    title: given,
    lead,
    role,
    isClosable = true,
    footer,
    safeButton = 'first',
    className,
    children,
    ...rest
  } = props
  const { onClose, place } = rest
  const title = shownName(given)
  const leadId = useId()
  const classOf = useClasses()
  const t = useMessages(partsMessages)
  const body = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLElement>(null)
  // Nested overlays mount inside the dialog, because everything outside it is hidden.
  const [inner, setInner] = useState<HTMLElement | null>(null)
  const { styled } = useSurface()
  const surface = useMemo(() => ({ portal: inner, styled }), [inner, styled])
  useFirstField(body, () => {
    const isAsking = role === 'alertdialog'
    const field = body.current?.querySelector<HTMLElement>(isAsking ? typedFields : fields)
    const buttons = [...(foot.current?.querySelectorAll('button') ?? [])]
    const safe = isAsking ? buttons.at(safeButton === 'first' ? 0 : safeButton === 'last' ? -1 : safeButton) : null
    return field?.matches(radio) ? chosenOf(field) : (field ?? safe ?? null)
  })
  return (
    <SurfaceContext.Provider value={surface}>
      <UNSAFE_PortalProvider getContainer={() => inner}>
        <DialogSection
          place={place}
          role={role}
          label={title}
          className={classOf('Dialog', className)}
          {...(lead !== undefined && { describedBy: leadId })}
        >
          <Announcer>
            <Opening title={title} lead={lead} />
            <div className={classOf('DialogHeader')}>
              <h2 className={classOf('DialogTitle')}>{title}</h2>
              {isClosable && <CloseButton label={t('common.close')} onPress={onClose} />}
              {lead !== undefined && (
                <p id={leadId} className={classOf('Subtitle')}>
                  {lead}
                </p>
              )}
            </div>
            <div ref={body} className={classOf('DialogBody')}>
              <Boundary part="Dialog">{children}</Boundary>
            </div>
            {footer !== undefined && (
              <footer ref={foot} className={classOf('DialogFooter')}>
                <Boundary part="DialogFooter">{footer}</Boundary>
              </footer>
            )}
          </Announcer>
        </DialogSection>
      </UNSAFE_PortalProvider>
      <div ref={setInner} className={classOf('Overlays')} />
    </SurfaceContext.Provider>
  )
}

/**
 * Announces the title and the text of a dialog once it has opened. The focus alone does not: a browser drops the opener from its
 * tree as it becomes inert, and Orca follows to the new focus in silence.
 */
function Opening({ title, lead }: Pick<DialogProps, 'title' | 'lead'>): null {
  const end = /[.?!…]$/.test(title) ? ' ' : '. '
  useAnnounced(lead === undefined ? title : title + end + lead)
  return null
}

const otherFields =
  'select:not(:disabled, [tabindex="-1"]), textarea:not(:disabled, [readonly]), button[data-field]:not(:disabled)'

const fields = `input:not(:disabled, [readonly], [type="hidden"]), ${otherFields}`

const radio = '[type="radio"]'

/** The chosen radio of the group of `first`: the arrow keys begin at the focused one. */
function chosenOf(first: HTMLElement): HTMLElement {
  const group = first.closest('[role="radiogroup"], fieldset') ?? first.parentElement
  return group?.querySelector<HTMLElement>(`${radio}:checked:not(:disabled)`) ?? first
}

/** A question focuses its safe button rather than a checkbox. */
const typedFields = `input:not(:disabled, [readonly], [type="hidden"], [type="checkbox"], [type="radio"]), ${otherFields}`

const look = cva('', {
  variants: {
    size: { sm: 'portico-Modal--sm', md: '', lg: 'portico-Modal--lg' },
    isFull: { true: 'portico-Modal--full' },
  },
})

/**
 * Focuses the first field of a dialog. A field before it that loads later gets the focus in its place, until the person presses
 * anything: the first focus is the same on each opening.
 *
 * @param first Returns the present first field, or `null`.
 */
function useFirstField(body: RefObject<HTMLElement | null>, first: () => HTMLElement | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first focus belongs to the opening, whatever renders later.
  useEffect(() => {
    const { current: element } = body
    const dialog = element?.parentElement
    if (!element || !dialog) return
    let given: Element | null = null
    const focus = () => {
      const field = first()
      if (!field || field === given) return
      given = field
      field.focus()
    }
    focus()
    const observer = new MutationObserver(() => {
      const focused = focusedAround(dialog)
      if (focused === null || focused === dialog || focused === given) focus()
    })
    observer.observe(element, { childList: true, subtree: true })
    const end = () => observer.disconnect()
    for (const kind of presses) dialog.addEventListener(kind, end, { capture: true })
    return () => {
      end()
      for (const kind of presses) dialog.removeEventListener(kind, end, { capture: true })
    }
  }, [])
}
