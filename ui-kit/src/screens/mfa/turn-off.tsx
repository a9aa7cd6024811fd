'use client'

import { useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { useAttempt } from '../login/fixed-step.ts'
import { StepActions } from '../login/step-actions.tsx'
import { StepFrame } from '../login/step-frame.tsx'
import { useFailure } from '../use-failure.ts'
import { ownFactorsMessages } from './own-factors-messages.ts'

/** Asks whether all second factors are to go. */
export function TurnOff({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { turnOff, calls } = useMfa()
  const { isPending, error } = useAttempt(calls, 'turnOff')
  const failure = useFailure(error, ownFactorsMessages)
  const t = useMessages(ownFactorsMessages)
  async function submit() {
    const { ok } = await turnOff()
    if (ok) onClose()
  }
  return (
    <StepFrame title={t('ownFactors.turnOffTitle')} lead={t('ownFactors.turnOffLead')} focusOn="heading">
      <FailureNotice failure={failure} />
      <StepActions>
        <Button onPress={onClose}>{t('ownFactors.keep')}</Button>
        <Button variant="danger" isPending={isPending} busy={t('ownFactors.turningOff')} onPress={() => void submit()}>
          {t('ownFactors.turnOffConfirm')}
        </Button>
      </StepActions>
    </StepFrame>
  )
}
