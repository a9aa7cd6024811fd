'use client'

import type { ComponentType, ReactElement } from 'react'
import { Boundary } from '../../../slots/index.ts'
import { CoverFailed } from '../../loading/cover-place.tsx'

/** The state of a dialog of a section. */
export interface OpenState<Props> {
  /** The props of the dialog while it is open; `null` while it is closed. */
  readonly open: Props | null
}

export interface DialogPlaceProps<Props> extends OpenState<Props> {
  readonly of: ComponentType<Props>
}

/** The place of a dialog over a page. A dialog that throws is shown as a failure, with a way to try again and one to close it. */
export function DialogPlace<Props extends { readonly onClose: () => void }>({
  of: Dialog,
  open,
}: DialogPlaceProps<Props>): ReactElement | null {
  return (
    open && (
      <Boundary
        part="Dialog"
        failed={(onRetry) => <CoverFailed cause="unknown" onRetry={onRetry} onClose={open.onClose} />}
      >
        <Dialog {...open} />
      </Boundary>
    )
  )
}
