'use client'

import type { ForwardedRef, ReactElement, ReactNode } from 'react'
import { useDialog } from 'react-aria/useDialog'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useKeptFocus } from './use-kept-focus.ts'

/** The props of {@link DialogSection}. */
export interface DialogSectionProps {
  /** Receives the element. */
  readonly place: ForwardedRef<HTMLElement>
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** The accessible name: React Aria searches the id of a title in the page, not in a shadow root. */
  readonly label: string
  /** The id of the element that describes the dialog. */
  readonly describedBy?: string | undefined
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The element of a dialog. The hook alone is 4 KiB lighter than React Aria's component, which brings its own button. */
export function DialogSection(props: DialogSectionProps): ReactElement {
  const { place, role = 'dialog', label, describedBy, className, children } = props
  const ref = useObjectRef(place)
  const description = describedBy !== undefined && { 'aria-describedby': describedBy }
  useKeptFocus(ref)
  const { dialogProps } = useDialog({ role, 'aria-label': label, ...description }, ref)
  return (
    <section {...dialogProps} ref={ref} className={className}>
      {children}
    </section>
  )
}
