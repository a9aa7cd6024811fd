'use client'

import { createContext, useContext } from 'react'
import type { ToastQueue } from './toast-queue.ts'

/** The queue of the surrounding `Toaster`; `null` without one. */
export const ToastContext = createContext<ToastQueue | null>(null)

/** Returns the queue of the surrounding `Toaster`, or `null` without one. A part that shows messages only then loads no toaster. */
export function useToastQueue(): ToastQueue | null {
  return useContext(ToastContext)
}
