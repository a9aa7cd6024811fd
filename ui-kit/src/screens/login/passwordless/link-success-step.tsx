'use client'

import { type MagicLinkSuccessStep, magicLink, useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { CountdownStep } from '../../../frame/countdown-line.tsx'
import type { StepProps } from '../../../frame/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { passwordlessMessages } from './passwordless-messages.ts'

/** Step `magicLinkPostLoginSuccess`: the link has worked; the page moves on in five seconds, unless told to stay. */
export function LinkSuccessStep({ step: { isStaying } }: StepProps<MagicLinkSuccessStep>): ReactElement {
  const { stay, continueNow } = useClient().get(magicLink).actions
  const t = useMessages(passwordlessMessages)
  return (
    <CountdownStep
      title={t('passwordless.linkDoneTitle')}
      lead={t(isStaying ? 'passwordless.linkStopped' : 'passwordless.linkDoneLead')}
      countdown={{ seconds: 5, label: (seconds) => t('passwordless.linkDoneIn', { seconds }) }}
      stayWords={t('passwordless.stay')}
      openWords={t(isStaying ? 'login.continue' : 'passwordless.continueNow')}
      isStaying={isStaying}
      onStay={stay}
      onOpen={continueNow}
    />
  )
}
