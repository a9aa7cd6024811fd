'use client'

import type { ReactElement } from 'react'
import { boxOf, type FlowScreenProps } from '../../frame/flow-screen.tsx'

/** The props of {@link SecondFactors}. */
export interface SecondFactorsProps extends FlowScreenProps {}

/** The own second factors: looked at, added and removed. */
export const SecondFactors: (props: SecondFactorsProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'ownFactors.boxLabel',
  load: async () => (await import('./second-factors-flow.tsx')).SecondFactorsFlow,
})
