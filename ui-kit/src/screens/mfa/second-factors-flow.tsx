'use client'

import { type OwnFactors, session, useMfa, useReaction, useSession } from '@portico/headless'
import { type ReactElement, useMemo, useState } from 'react'
import { Waiting } from '../../frame/lazy-part.tsx'
import { FactorContext, FactorScreen } from '../login/second-factor/index.ts'
import { FactorList } from './factor-list.tsx'
import { TurnOff } from './turn-off.tsx'

/** What is shown of the own second factors: the list, what is asked for while it changes, or whether to turn all off. */
export function SecondFactorsFlow(): ReactElement {
  const { factors, step, purpose, loadFactors, cancelChange } = useMfa()
  const email = useSession(({ user }) => user?.email ?? '')
  const isSignedIn = useSession(({ user }) => user !== null)
  const [isTurningOff, setTurningOff] = useState(false)
  const setting = useMemo(
    () => ({ email, onRestart: cancelChange, onRecover: null, onCancel: cancelChange }),
    [email, cancelChange],
  )
  useReaction(session, ({ user }) => user !== null, loadFactors)
  const isChanging = isChange[purpose] && step.name !== 'idle'
  if (isChanging) {
    return (
      <FactorContext.Provider value={setting}>
        <FactorScreen />
      </FactorContext.Provider>
    )
  }
  if (isTurningOff) return <TurnOff onClose={() => setTurningOff(false)} />
  return factors || !isSignedIn ? (
    <FactorList factors={factors ?? nothing} onTurnOff={() => setTurningOff(true)} />
  ) : (
    <Loading />
  )
}

/** Until the list is there: that it is on its way, or why it is not. */
function Loading() {
  const status = useMfa(({ calls }) => calls.loadFactors.status)
  return status === 'failed' ? <FactorList factors={nothing} onTurnOff={() => {}} /> : <Waiting />
}

const nothing: OwnFactors = { rows: [], addable: [] }

const isChange = { signIn: false, stepUp: false, add: true, remove: true }
