'use client'

import { type MagicLinkSuccessStep, magicLinkFeature, useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { CountdownStep } from '../../../frame/countdown-line.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { passwordlessMessages } from './passwordless-messages.ts'

/** Step `magicLinkPostLoginSuccess`: the page redirects in five seconds unless the person stops it. */
export function LinkSuccessStep({ step: { isStaying } }: StepProps<MagicLinkSuccessStep>): ReactElement {
  const { stay, continueNow } = useClient().get(magicLinkFeature).actions
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
