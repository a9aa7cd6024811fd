'use client'

import { useEffect } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { useBrand } from '../../theme/index.ts'
import { useAnnounce } from './announcer.tsx'

/** Announces that the page moves on. It shows nothing, because the page is gone before anything could be read. */
export function Passing(): null {
  const announce = useAnnounce()
  const { name: app } = useBrand()
  const t = useMessages(pagesMessages)
  const words = `${t('login.successTitle')}. ${t('login.successLead', { app })}`
  useEffect(() => announce(words), [announce, words])
  return null
}
