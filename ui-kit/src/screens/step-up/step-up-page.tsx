'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/steps/flow-screen.tsx'

export interface StepUpPageProps extends FlowPageProps {}

/**
 * The page of `stepUpUrl`: asks for the second factor, no older than the `maxAge` of the address, and leads back to where
 * the person came from.
 */
export const StepUpPage: (props: StepUpPageProps) => ReactElement = pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./step-up-route.tsx')).StepUpRoute,
})
