'use client'

import { type InvalidResetLinkStep, useClient } from '@portico/headless'
import { routesOf } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useLoginLink } from '../../frame/use-open-login.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { TextLink } from '../../primitives/link/link.tsx'
import { recoveryMessages } from './recovery-messages.ts'

/** Step `invalid`: what became of the link, and how to get another. */
export function InvalidLink({ step }: StepProps<InvalidResetLinkStep>): ReactElement {
  const client = useClient()
  const loginLink = useLoginLink()
  const t = useMessages(recoveryMessages)
  const isSpent = step.reason === 'spent'
  return (
    <StepFrame
      title={t(isSpent ? 'resetPassword.spentTitle' : 'resetPassword.missingTitle')}
      lead={t(isSpent ? 'resetPassword.spentLead' : 'resetPassword.missingLead')}
      emblem={<Emblem path={alertIcon} tone="neutral" />}
      focusOn="heading"
    >
      <Button
        variant="primary"
        isWide
        onPress={() => client.navigate(routesOf(client).forgetPasswordUrl, { replace: true })}
      >
        {t('resetPassword.askAgain')}
      </Button>
      <TextLink isStandalone {...loginLink}>
        {t('forgotPassword.back')}
      </TextLink>
    </StepFrame>
  )
}
