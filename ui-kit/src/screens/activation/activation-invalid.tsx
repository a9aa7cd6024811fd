'use client'

import { type ActivationInvalidStep, useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { toRoute } from '../../frame/route-address.ts'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { infoIcon } from '../../primitives/icon/paths.ts'
import { Stack } from '../../primitives/stack/stack.tsx'
import { activationMessages } from './activation-messages.ts'
import { ResendMail, type ResendMailProps } from './resend-mail.tsx'

export interface ActivationInvalidProps extends ResendMailProps {
  /** Why nothing can be activated. */
  readonly reason: ActivationInvalidStep['reason']
}

/** Step `invalid`: why, in words of its own, and two ways on. */
export function ActivationInvalid({ reason, email }: ActivationInvalidProps): ReactElement {
  const client = useClient()
  const t = useMessages(activationMessages)
  return (
    <StepFrame
      title={t(`activation.${reason}Title`)}
      lead={t(`activation.${reason}Lead`)}
      emblem={<Emblem path={infoIcon} tone="neutral" />}
      focusOn="heading"
    >
      <Stack gap="lg">
        <Button variant="primary" isWide onPress={() => toRoute(client, 'loginUrl')}>
          {t('activation.signIn')}
        </Button>
        {reason !== 'used' && <ResendMail email={email} />}
      </Stack>
    </StepFrame>
  )
}
