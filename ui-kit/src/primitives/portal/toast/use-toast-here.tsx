'use client'

import { type ReactNode, useState } from 'react'
import { useToastQueue } from './toast-context.ts'
import { createToastQueue, type ToastMessage } from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

/** Shows messages in the surrounding `Toaster`, or in a region of its own, which the caller renders. */
export function useToastHere() {
  const outer = useToastQueue()
  const [own] = useState(createToastQueue)
  const [isUsed, setUsed] = useState(false)

  function show(message: ToastMessage) {
    setUsed(true)
    const queue = outer ?? own
    queue.show(message)
  }

  const region: ReactNode = !outer && isUsed && <ToastRegion queue={own} />
  return { region, show }
}
