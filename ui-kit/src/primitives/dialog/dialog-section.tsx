'use client'

import {
  type ForwardedRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
} from 'react'
import { useDialog } from 'react-aria/useDialog'
import { focusedAround, holdsFocus } from '../../isolation/holds-focus.ts'
import { useInnerRef } from '../use-inner-ref.ts'
import { useOpener } from './use-opener.ts'

export interface DialogSectionProps {
  readonly place: ForwardedRef<HTMLElement>
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** The accessible name: React Aria searches the id of a title in the page, not in a shadow root. */
  readonly label: string
  /** The id of the element that describes the dialog. */
  readonly describedBy?: string | undefined
  readonly className: string | undefined
  /** Receives the keys that no part of the dialog has handled. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  readonly children: ReactNode
}

/** The element of a dialog. The hook alone is 4 KiB lighter than React Aria's component, which brings its own button. */
export function DialogSection(props: DialogSectionProps): ReactElement {
  const { place, role = 'dialog', label, describedBy, className, onKeyDown, children } = props
  const ref = useInnerRef<HTMLElement>(place)
  const description = describedBy !== undefined && { 'aria-describedby': describedBy }
  useOpener(ref)
  useFirstFocus(ref)
  useKeptFocus(ref)
  // A dialog that enters is not focused by the hook.
  const { dialogProps } = useDialog({ 'aria-label': label, ...description, isEntering: true }, ref)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it always has a role.
    <section {...dialogProps} role={role} data-modal="" ref={ref} className={className} onKeyDown={onKeyDown}>
      {children}
    </section>
  )
}

/**
 * Focuses the dialog on mount, and again after half a second: before that, VoiceOver of iOS does not announce it. React Aria's
 * `useDialog` does so too if the page has lost the focus, but then a question that has just closed returns it to its opener.
 */
function useFirstFocus(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element || holdsFocus(element)) return
    element.focus({ preventScroll: true })
    const again = setTimeout(() => {
      if (focusedAround(element) !== element) return
      element.blur()
      element.focus({ preventScroll: true })
    }, 500)
    return () => clearTimeout(again)
  }, [dialog])
}

/**
 * Keeps the focus in a dialog if the focused element is removed. React Aria waits for a frame; if the dialog closes before it,
 * the focus does not return to its opener, but goes to the first control of the dialog below.
 */
function useKeptFocus(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    element?.addEventListener('focusout', keep)
    return () => element?.removeEventListener('focusout', keep)

    function keep({ relatedTarget, target }: FocusEvent) {
      if (relatedTarget !== null) return
      // The element is removed after its event.
      queueMicrotask(() => {
        if (target instanceof Element && !target.isConnected && element?.isConnected && isLost(element)) element.focus()
      })
    }
  }, [dialog])
}

/** `true` if nothing in the page or in the shadow root of the element has the focus. */
function isLost(element: HTMLElement): boolean {
  const root = element.getRootNode()
  if (root instanceof ShadowRoot) return root.activeElement === null
  return element.ownerDocument.activeElement === element.ownerDocument.body
}
