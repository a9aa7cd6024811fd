'use client'

import type { SignUpInput, SignUpState, SignUpStep } from '@portico/headless'
import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signUpMessages } from '../../i18n/messages/sign-up.gen.ts'
import type { FixedFlow } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { later } from '../login/later.tsx'
import { type LoginPageProps, PageFrame } from '../login/login-page.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { Screen, type ScreenSettings } from '../screen.tsx'

/** What is shown whatever the flow says. */
export interface FixedSignUp extends FixedFlow<SignUpStep> {
  /** What the form asks for, over what the policy says. */
  readonly fields?: Partial<SignUpState['fields']> | undefined
}

/** What a {@link SignUpBox} takes. */
export interface SignUpBoxProps extends ScreenSettings<LoginSlots> {
  /** Where the terms are. With them or the privacy notice, they have to be agreed to. */
  readonly termsUrl?: string | undefined
  /** Where the privacy notice is. */
  readonly privacyUrl?: string | undefined
  /** Whether the form asks for the company. Default `true`; without, the person's name stands in. */
  readonly asksCompany?: boolean | undefined
  /** Where this form leads once the person is signed in: see {@link SignUpInput}. */
  readonly successUrl?: string | undefined
  /** Reads fields of one's own, which `children` show, when the form is sent. */
  readonly readFields?: ((read: (name: string) => string) => SignUpInput['additionalFields']) | undefined
  /** Other ways to sign up, below the form. Default: a button for each social provider; `null` for none. */
  readonly otherWays?: ReactNode
  /** Fields of one's own, below those of the form. */
  readonly children?: ReactNode
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedSignUp | undefined
}

/** Signing up, from the form to the page after it (SPEC sections 2 and 4). */
export function SignUpBox({ slots, appearance, isolation, ...flow }: SignUpBoxProps): ReactElement {
  return (
    <Screen slots={slots} appearance={appearance} isolation={isolation}>
      <Box {...flow} />
    </Screen>
  )
}

/** What a {@link SignUpPage} takes. */
export interface SignUpPageProps extends SignUpBoxProps, Pick<LoginPageProps, 'links'> {}

/** A whole page around {@link SignUpBox}: `screens={{ signUpUrl: SignUpPage }}`. */
export function SignUpPage({ slots, appearance, isolation, links, ...flow }: SignUpPageProps): ReactElement {
  return (
    <Screen slots={slots} appearance={appearance} isolation={isolation}>
      <PageFrame links={links}>
        <Box {...flow} />
      </PageFrame>
    </Screen>
  )
}

/** What the form of a {@link SignUpBox} takes. */
export type SignUpFormSettings = Omit<SignUpBoxProps, keyof ScreenSettings<LoginSlots> | 'fixed'>

/** What the steps of a {@link SignUpBox} take. */
export type SignUpFlowProps = SignUpFormSettings & Pick<SignUpBoxProps, 'fixed'>

function Box(flow: SignUpFlowProps) {
  const t = useMessages(signUpMessages)
  return (
    <FlowBox label={t('signUp.boxLabel')}>
      <SignUpFlow {...flow} />
    </FlowBox>
  )
}

const SignUpFlow = /* @__PURE__ */ later(async () => (await import('./sign-up-flow.tsx')).SignUpFlow)
