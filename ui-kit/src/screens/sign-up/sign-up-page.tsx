'use client'

import type { ReactElement } from 'react'
import { boxOf, type Flow, pageOf } from '../../frame/steps/flow-screen.tsx'
import type { SignUpBoxProps, SignUpPageProps } from './types.ts'

const signUp: Flow<SignUpPageProps> = {
  label: 'signUp.boxLabel',
  isTall: true,
  load: async () => (await import('./sign-up-flow.tsx')).SignUpFlow,
}

/** Signing up, from the form to the page after it. */
export const SignUpBox: (props: SignUpBoxProps) => ReactElement = boxOf(signUp)

/** A whole page around {@link SignUpBox}: `screens={{ signUpUrl: SignUpPage }}`. */
export const SignUpPage: (props: SignUpPageProps) => ReactElement = pageOf(signUp)
