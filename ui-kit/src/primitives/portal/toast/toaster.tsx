'use client'

import { developerError } from '@portico/headless/internal'
import { type ReactElement, type ReactNode, useState } from 'react'
import { ToastContext, useToastQueue } from './toast-context.ts'
import { createToastQueue, type ToastQueue } from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

export interface ToasterProps {
  /** The components that show messages. */
  readonly children: ReactNode
}

/** Shows the messages of the components below it, in the same root. Its status exists before the first message. */
export function Toaster({ children }: ToasterProps): ReactElement {
  const [queue] = useState(createToastQueue)
  return (
    <ToastContext.Provider value={queue}>
      {children}
      <ToastRegion queue={queue} />
    </ToastContext.Provider>
  )
}

/** Returns `show` and `dismiss` of the surrounding {@link Toaster}. Throws `toaster-missing` without one. */
export function useToasts(): Pick<ToastQueue, 'show' | 'dismiss'> {
  const queue = useToastQueue()
  if (!queue) {
    throw developerError('toaster-missing', 'There is no Toaster, so no message can be shown: render one around')
  }
  return queue
}
