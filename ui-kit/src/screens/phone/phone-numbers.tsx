'use client'

import type { PhoneNumbersState } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FixedFlow } from '../../frame/attempt.ts'
import { boxOf, type FlowScreenProps } from '../../frame/flow-screen.tsx'

/** The form for another number, before anything is sent. */
export interface AddPhoneNumberView {
  /** Which view this is. */
  readonly name: 'add'
}

/** What is shown of the phone numbers: the list, the form for another one, or the question for a code. */
export type PhoneNumbersView = PhoneNumbersState['step'] | AddPhoneNumberView

/** What {@link PhoneNumbers} takes. */
export interface PhoneNumbersProps
  extends FlowScreenProps<FixedFlow<PhoneNumbersView> & Pick<PhoneNumbersState, 'rows'>> {}

/** The own phone numbers: added, confirmed and removed by code. */
export const PhoneNumbers: (props: PhoneNumbersProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'phone.boxLabel',
  load: async () => (await import('./phone-numbers-flow.tsx')).PhoneNumbersFlow,
})
