'use client'

import type { ReactElement } from 'react'
import { boxOf, type Flow, pageOf } from '../../frame/steps/flow-screen.tsx'
import type { ActivationBoxProps, ActivationPageProps } from './types.ts'

const activation: Flow<ActivationPageProps> = {
  label: 'activation.boxLabel',
  load: async () => (await import('./activation-flow.tsx')).ActivationFlow,
}

/** The activation of an account, as a box for a page of the application. */
export const ActivationBox: (props: ActivationBoxProps) => ReactElement = boxOf(activation)

/** A whole page around {@link ActivationBox}: `screens={{ activateUrl: ActivationPage }}`. */
export const ActivationPage: (props: ActivationPageProps) => ReactElement = pageOf(activation)

/** The page of the route with a code. The route itself selects the form. */
export const ActivationCodePage: typeof ActivationPage = ActivationPage
