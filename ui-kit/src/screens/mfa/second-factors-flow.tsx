'use client'

import { useMfa, useOwnFactors, useSession } from '@portico/headless'
import { type ReactElement, useMemo, useState } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { FailureNotice } from '../../frame/failures/failure-notice.tsx'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { Loading } from '../../frame/loading/loading.tsx'
import { StepActions } from '../../frame/steps/step-actions.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { FactorContext, FactorScreen } from '../login/second-factor/index.ts'
import { FactorList, ownFactorsMessages } from './factor-list.tsx'

/** The own second factors: the list, the steps of a change, or the question to turn all off. */
export function SecondFactorsFlow(): ReactElement {
  const { step, purpose, cancelChange } = useMfa()
  const isExpected = useIsExpected()
  const email = useSession(({ user }) => user?.email ?? '')
  const [isTurningOff, setTurningOff] = useState(false)
  const setting = useMemo(
    () => ({ email, onRestart: cancelChange, onRecover: null, onCancel: cancelChange }),
    [email, cancelChange],
  )
  const isChanging = isChange[purpose] && step.name !== 'idle'
  if (isChanging) {
    return (
      <FactorContext.Provider value={setting}>
        <FactorScreen />
      </FactorContext.Provider>
    )
  }
  if (isTurningOff) return <TurnOff onClose={() => setTurningOff(false)} />
  return isExpected ? <Loading /> : <FactorList onTurnOff={() => setTurningOff(true)} />
}

/** `true` until the list of the signed-in user has loaded or failed to. */
function useIsExpected(): boolean {
  const isSignedIn = useSession(({ user }) => user !== null)
  return useOwnFactors(({ status, calls: { load } }) => {
    const isFirst = status === 'unread' || status === 'loading'
    return isSignedIn && isFirst && load.status !== 'failed'
  })
}

const isChange = { signIn: false, stepUp: false, add: true, remove: true }

/** Asks whether all second factors are to go. */
function TurnOff({ onClose }: { readonly onClose: () => void }): ReactElement {
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
