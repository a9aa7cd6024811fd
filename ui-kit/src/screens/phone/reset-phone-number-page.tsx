'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/steps/flow-screen.tsx'

export interface ResetPhoneNumberPageProps extends FlowPageProps {}

/**
 * The page of `resetPhoneNumberUrl`, replacing a lost phone number: a code by mail, then the new number, then a sign-in
 * with it.
 */
export const ResetPhoneNumberPage: (props: ResetPhoneNumberPageProps) => ReactElement = pageOf({
  label: 'resetPhoneNumber.boxLabel',
  load: async () => (await import('./reset-phone-number-flow.tsx')).ResetPhoneNumber,
})
