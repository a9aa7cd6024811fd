'use client'

import { useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { FailureNotice } from '../../frame/failures/failure-notice.tsx'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { StepActions } from '../../frame/steps/step-actions.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { ownFactorsMessages } from './own-factors-messages.ts'

/** Asks whether all second factors are to go. */
export function TurnOff({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { removeAllFactors, calls } = useMfa()
  const { isPending, error } = useAttempt(calls, 'removeAllFactors')
  const failure = useFailure(error, ownFactorsMessages)
  const t = useMessages(ownFactorsMessages)
  async function submit() {
    const { ok } = await removeAllFactors()
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
