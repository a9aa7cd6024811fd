'use client'

import type { ReactElement } from 'react'
import { forHolder } from '../../frame/portal/holder/for-holder.tsx'
import { boxOf, type FlowScreenProps } from '../../frame/steps/flow-screen.tsx'
import { PortalBundle } from '../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../primitives/portal/portal-slots.ts'
import type { LoginSlots } from '../login/login-slots.ts'

/** The props of {@link SecondFactors}: its slots and its look. */
export interface SecondFactorsProps extends FlowScreenProps<LoginSlots & PortalSlots> {}

/** The own second factors: listed, added and removed. */
export const SecondFactors: (props: SecondFactorsProps) => ReactElement = boxOf({
  label: 'ownFactors.boxLabel',
  bundle: PortalBundle,
  load: async () => forHolder((await import('./second-factors-flow.tsx')).SecondFactorsFlow),
})
