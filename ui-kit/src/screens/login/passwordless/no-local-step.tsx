'use client'

import { type NoLocalSignInStep, useLogin, useSocialLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { SocialButtons } from '../../social/social-buttons.tsx'
import { passwordlessMessages } from './passwordless-messages.ts'

/** Step `noLocalAuthentication`: an address alone is no way in here, and what is one. */
export function NoLocalStep({ step: { email } }: StepProps<NoLocalSignInStep>): ReactElement {
  const restart = useLogin((login) => login.restart)
  const offered = useSocialLogin((social) => social.providers)
  const t = useMessages(passwordlessMessages)
  const hasProviders = (offered ?? []).length > 0
  const words = hasProviders ? 'passwordless.noLocalSocial' : 'passwordless.noLocal'
  return (
    <StepFrame title={t(`${words}Title`)} lead={t(`${words}Lead`, { email })} focusOn="heading">
      <SocialButtons hasDivider={false} />
      <Button variant={hasProviders ? 'secondary' : 'primary'} isWide onPress={restart}>
        {t('passwordless.otherEmail')}
      </Button>
    </StepFrame>
  )
}
