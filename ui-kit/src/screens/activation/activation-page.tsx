'use client'

import type { ReactElement } from 'react'
import { boxOf, type Flow, type FlowPageProps, type FlowScreenProps, pageOf } from '../../frame/flow-screen.tsx'
import type { TermsProps } from '../../frame/terms.tsx'

/** What an {@link ActivationBox} takes. */
export interface ActivationBoxProps extends FlowScreenProps, Pick<TermsProps, 'termsUrl' | 'privacyUrl'> {}

/** What an {@link ActivationPage} takes. */
export interface ActivationPageProps extends ActivationBoxProps, Pick<FlowPageProps, 'links'> {}

const activation: Flow<ActivationPageProps> = {
  label: 'activation.boxLabel',
  load: async () => (await import('./activation-flow.tsx')).ActivationFlow,
}

/** Activating an account. */
export const ActivationBox: (props: ActivationBoxProps) => ReactElement = /* @__PURE__ */ boxOf(activation)

/** A whole page around {@link ActivationBox}: `screens={{ activateUrl: ActivationPage }}`. */
export const ActivationPage: (props: ActivationPageProps) => ReactElement = /* @__PURE__ */ pageOf(activation)

/** The page of the route where a code is asked for; which of both it is, the route says. */
export const ActivationCodePage: typeof ActivationPage = ActivationPage
