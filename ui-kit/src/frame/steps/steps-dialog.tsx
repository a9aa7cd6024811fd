'use client'

import type { ReactElement, ReactNode } from 'react'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { HeadingLevelContext, TitleAroundContext } from './step-frame.tsx'

export interface StepsDialogProps {
  /** The title, which names the act. A step with the same title does not repeat it. */
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The steps of a flow in a dialog, with their headings one level below its title. */
export function StepsDialog({ title, onClose, children }: StepsDialogProps): ReactElement {
  return (
    <Dialog title={title} isOpen size="sm" onOpenChange={onClose}>
      <HeadingLevelContext.Provider value={3}>
        <TitleAroundContext.Provider value={title}>{children}</TitleAroundContext.Provider>
      </HeadingLevelContext.Provider>
    </Dialog>
  )
}
