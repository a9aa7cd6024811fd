'use client'

import { useMfa, useOwnFactors, useSession } from '@portico/headless'
import { type ReactElement, useMemo, useState } from 'react'
import { Loading } from '../../frame/loading/loading.tsx'
import { FactorContext, FactorScreen } from '../login/second-factor/index.ts'
import { FactorList } from './factor-list.tsx'
import { TurnOff } from './turn-off.tsx'

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
