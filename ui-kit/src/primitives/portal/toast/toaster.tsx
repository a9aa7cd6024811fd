'use client'

import { PorticoError } from '@portico/headless'
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react'
import { createToastQueue, type ToastQueue } from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

const ToastContext = createContext<ToastQueue | null>(null)

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
    throw new PorticoError('toaster-missing', 'There is no Toaster, so no message can be shown: render one around')
  }
  return queue
}

/** Returns the queue of the surrounding {@link Toaster}, or `null` without one. */
export function useToastQueue(): ToastQueue | null {
  return useContext(ToastContext)
}
