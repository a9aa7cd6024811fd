'use client'

import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { useToastHere } from '../toast/use-toast-here.tsx'

/**
 * Shows that the code of a part did not load: in the surrounding `Toaster`, or in a region of its own, which the caller
 * renders. `onFail` is called before.
 */
export function useNotLoaded(onFail: () => void) {
  const t = useMessages(portalPartsMessages)
  const { region, show } = useToastHere()

  function showNotLoaded() {
    onFail()
    show({ tone: 'danger', text: t('parts.notLoaded') })
  }

  return { notLoaded: region, showNotLoaded }
}
