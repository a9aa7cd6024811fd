'use client'

import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { forHolder } from '../../frame/portal/holder/for-holder.tsx'
import { boxOf, type FlowScreenProps } from '../../frame/steps/flow-screen.tsx'
import { PortalBundle } from '../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../primitives/portal/portal-slots.ts'

/** The props of {@link PhoneNumbers}: its slots and its look. */
export interface PhoneNumbersProps extends FlowScreenProps<FrameSlots & PortalSlots> {}

/** The own phone numbers: added, confirmed and removed by code. */
export const PhoneNumbers: (props: PhoneNumbersProps) => ReactElement = boxOf({
  label: 'phone.boxLabel',
  bundle: PortalBundle,
  load: async () => forHolder((await import('./phone-numbers-flow.tsx')).PhoneNumbersFlow),
})
