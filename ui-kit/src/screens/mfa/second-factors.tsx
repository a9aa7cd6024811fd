'use client'

import type { MfaStep, OwnFactors } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FixedAround } from '../../frame/attempt.ts'
import { boxOf, type FlowScreenProps } from '../../frame/flow-screen.tsx'

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
export interface SecondFactorsProps extends FlowScreenProps<SecondFactorsFixed> {}

/** The own second factors: looked at, added and removed. */
export const SecondFactors: (props: SecondFactorsProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'ownFactors.boxLabel',
  load: async () => (await import('./second-factors-flow.tsx')).SecondFactorsFlow,
})
