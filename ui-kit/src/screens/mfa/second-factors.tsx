'use client'

import type { ReactElement } from 'react'
import { boxOf, type FlowScreenProps } from '../../frame/flow-screen.tsx'
import { PortalBundle } from '../../isolation/portal/portal-bundle.tsx'
import type { AccountSlots } from '../account-slots.ts'

/** What {@link SecondFactors} takes. */
export interface SecondFactorsProps extends FlowScreenProps<AccountSlots> {}

/** The own second factors: looked at, added and removed. */
export const SecondFactors: (props: SecondFactorsProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'ownFactors.boxLabel',
  bundle: PortalBundle,
  load: async () => (await import('./second-factors-flow.tsx')).SecondFactorsFlow,
})
