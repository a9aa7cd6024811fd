'use client'

import type { ActivationStep } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { activationMessages } from '../../i18n/messages/activation.gen.ts'
import type { FixedFlow } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { later } from '../login/later.tsx'
import { type LoginPageProps, PageFrame } from '../login/login-page.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { Screen, type ScreenSettings } from '../screen.tsx'

import type { TermsProps } from '../sign-up/terms.tsx'

/** What is shown whatever the flow says. */
export interface FixedActivation extends FixedFlow<ActivationStep> {
  /** The address of the sign-up. */
  readonly email?: string | undefined
}

/** What an {@link ActivationBox} takes. */
export interface ActivationBoxProps extends ScreenSettings<LoginSlots>, Pick<TermsProps, 'termsUrl' | 'privacyUrl'> {
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedActivation | undefined
}

/** What an {@link ActivationPage} takes. */
export interface ActivationPageProps extends ActivationBoxProps, Pick<LoginPageProps, 'links'> {}

/** Activating an account (SPEC sections 2 and 4). */
export function ActivationBox({ slots, appearance, isolation, ...flow }: ActivationBoxProps): ReactElement {
  return (
    <Screen slots={slots} appearance={appearance} isolation={isolation}>
      <Box {...flow} />
    </Screen>
  )
}

/** A whole page around {@link ActivationBox}: `screens={{ activateUrl: ActivationPage }}`. */
export function ActivationPage({ slots, appearance, isolation, links, ...flow }: ActivationPageProps): ReactElement {
  return (
    <Screen slots={slots} appearance={appearance} isolation={isolation}>
      <PageFrame links={links}>
        <Box {...flow} />
      </PageFrame>
    </Screen>
  )
}

/** The page of the route where a code is asked for; which of both it is, the route says. */
export const ActivationCodePage: typeof ActivationPage = ActivationPage

/** What the steps of an {@link ActivationBox} take. */
export type ActivationFlowProps = Omit<ActivationBoxProps, keyof ScreenSettings<LoginSlots>>

function Box(flow: ActivationFlowProps) {
  const t = useMessages(activationMessages)
  return (
    <FlowBox label={t('activation.boxLabel')}>
      <ActivationFlow {...flow} />
    </FlowBox>
  )
}

const ActivationFlow = /* @__PURE__ */ later(async () => (await import('./activation-flow.tsx')).ActivationFlow)
