'use client'

import type { ReactElement } from 'react'
import { boxOf, type FlowScreenProps } from '../../frame/flow-screen.tsx'

/** The props of {@link PhoneNumbers}. */
export interface PhoneNumbersProps extends FlowScreenProps {}

/** The own phone numbers: added, confirmed and removed by code. */
export const PhoneNumbers: (props: PhoneNumbersProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'phone.boxLabel',
  load: async () => (await import('./phone-numbers-flow.tsx')).PhoneNumbersFlow,
})
