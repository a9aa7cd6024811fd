'use client'

import type { ActivationStep } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FixedFlow } from '../../frame/attempt.ts'
import { boxOf, type Flow, type FlowPageProps, type FlowScreenProps, pageOf } from '../../frame/flow-screen.tsx'
import type { TermsProps } from '../../frame/terms.tsx'

/** What is shown whatever the flow says. */
export interface FixedActivation extends FixedFlow<ActivationStep> {
  /** The address of the sign-up. */
  readonly email?: string | undefined
}

/** What an {@link ActivationBox} takes. */
export interface ActivationBoxProps
  extends FlowScreenProps<FixedActivation>,
    Pick<TermsProps, 'termsUrl' | 'privacyUrl'> {}

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
