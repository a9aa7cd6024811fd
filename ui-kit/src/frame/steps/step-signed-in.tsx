'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { useBrand } from '../../theme/index.ts'
import { CountdownStep, type CountdownStepProps } from '../countdown-line.tsx'

export type SignedInStepProps = Pick<CountdownStepProps, 'isStaying' | 'onStay' | 'onOpen'>

/** The end of a sign-in: the page redirects by itself unless the person stops it. */
export function SignedInStep({ isStaying, onStay, onOpen }: SignedInStepProps): ReactElement {
  const { name: app } = useBrand()
  const t = useMessages(messages)
  return (
    <CountdownStep
      title={t('login.successTitle')}
      lead={isStaying ? t('login.redirectStopped') : t('login.successLead', { app })}
      stayWords={t('login.stayHere')}
      openWords={t(isStaying ? 'login.continue' : 'login.openNow')}
      isStaying={isStaying}
      onStay={onStay}
      onOpen={onOpen}
    />
  )
}

const messages = { ...signInMessages, ...pagesMessages }
