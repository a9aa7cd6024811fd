'use client'

import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { useToastQueue } from '../toast/toast-context.ts'
import { createToastQueue } from '../toast/toast-queue.ts'
import { ToastRegion } from '../toast/toast-region.tsx'

/**
 * Shows that the code of a part did not load: in the surrounding `Toaster`, or in a region of its own, which the caller
 * renders. `onFail` is called before.
 */
export function useNotLoaded(onFail: () => void) {
  const t = useMessages(portalPartsMessages)
  const outer = useToastQueue()
  const [own] = useState(createToastQueue)
  const [hasFailed, setFailed] = useState(false)

  function showNotLoaded() {
    onFail()
    setFailed(true)
    const queue = outer ?? own
    queue.show({ tone: 'danger', text: t('parts.notLoaded') })
  }

  const notLoaded: ReactNode = !outer && hasFailed && <ToastRegion queue={own} />
  return { notLoaded, showNotLoaded }
}
