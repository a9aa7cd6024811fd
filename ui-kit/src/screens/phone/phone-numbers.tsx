'use client'

import type { ReactElement } from 'react'
import { boxOf, type FlowScreenProps } from '../../frame/flow-screen.tsx'
import { PortalBundle } from '../../isolation/portal/portal-bundle.tsx'
import type { AccountSlots } from '../account-slots.ts'

/** What {@link PhoneNumbers} takes. */
export interface PhoneNumbersProps extends FlowScreenProps<AccountSlots> {}

/** The own phone numbers: added, confirmed and removed by code. */
export const PhoneNumbers: (props: PhoneNumbersProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'phone.boxLabel',
  bundle: PortalBundle,
  load: async () => (await import('./phone-numbers-flow.tsx')).PhoneNumbersFlow,
})
