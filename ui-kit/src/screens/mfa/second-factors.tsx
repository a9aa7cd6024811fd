'use client'

import { type MfaStep, type OwnFactors, useMfa, useSession } from '@portico/headless'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { type FixedAround, FixedStepContext } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { Waiting } from '../login/later.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { FactorContext, FactorScreen } from '../login/second-factor/index.ts'
import { Screen, type ScreenSettings } from '../screen.tsx'
import { FactorList } from './factor-list.tsx'
import { ownFactorsMessages } from './own-factors-messages.ts'
import { TurnOff } from './turn-off.tsx'

/** What {@link SecondFactors} shows whatever the hook says: for previews and builders. */
export interface SecondFactorsFixed extends FixedAround {
  /** The factors in the list; `null` while they load. */
  readonly factors: OwnFactors | null
  /** The step of adding or removing one. Default `idle`, which is the list. */
  readonly mfaStep?: MfaStep | undefined
  /** Whether it is asked if all are to be turned off. Default `false`. */
  readonly isTurningOff?: boolean | undefined
}

/** What {@link SecondFactors} takes. */
export interface SecondFactorsProps extends ScreenSettings<LoginSlots> {
  /** What to show whatever the hook says. */
  readonly fixed?: SecondFactorsFixed | undefined
}

/** The own second factors: looked at, added and removed. */
export function SecondFactors({ fixed, ...settings }: SecondFactorsProps): ReactElement {
  return (
    <Screen {...settings}>
      <FixedStepContext.Provider value={fixed ?? null}>
        <Views fixed={fixed} />
      </FixedStepContext.Provider>
    </Screen>
  )
}

function Views({ fixed }: Pick<SecondFactorsProps, 'fixed'>) {
  const { factors, step, purpose, loadFactors, cancelChange } = useMfa()
  const email = useSession(({ user }) => user?.email ?? '')
  const isSignedIn = useSession(({ user }) => user !== null)
  const [isTurningOff, setTurningOff] = useState(false)
  const t = useMessages(ownFactorsMessages)
  const setting = useMemo(
    () => ({ email, onRestart: cancelChange, onRecover: null, onCancel: cancelChange }),
    [email, cancelChange],
  )
  useEffect(() => {
    if (isSignedIn && !fixed) void loadFactors()
  }, [isSignedIn, fixed, loadFactors])
  const isChanging = fixed ? (fixed.mfaStep?.name ?? 'idle') !== 'idle' : isChange[purpose] && step.name !== 'idle'
  return <FlowBox label={t('ownFactors.boxLabel')}>{view()}</FlowBox>

  function view() {
    if (isChanging) {
      return (
        <FactorContext.Provider value={setting}>
          <FactorScreen />
        </FactorContext.Provider>
      )
    }
    if (fixed?.isTurningOff ?? isTurningOff) return <TurnOff onClose={() => setTurningOff(false)} />
    const shown = fixed ? fixed.factors : factors
    return shown || !isSignedIn ? (
      <FactorList factors={shown ?? nothing} onTurnOff={() => setTurningOff(true)} />
    ) : (
      <Loading />
    )
  }
}

/** Until the list is there: that it is on its way, or why it is not. */
function Loading() {
  const status = useMfa(({ calls }) => calls.loadFactors.status)
  return status === 'failed' ? <FactorList factors={nothing} onTurnOff={() => {}} /> : <Waiting />
}

const nothing: OwnFactors = { rows: [], addable: [] }

const isChange = { signIn: false, stepUp: false, add: true, remove: true }
