'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/steps/flow-screen.tsx'

export interface ForgotPasswordPageProps extends FlowPageProps {}

/** The page of `forgetPasswordUrl`: asking for a new password. */
export const ForgotPasswordPage: (props: ForgotPasswordPageProps) => ReactElement = pageOf({
  label: 'recovery.boxLabel',
  load: async () => (await import('./forgot-password.tsx')).ForgotPassword,
})

export interface ResetPasswordPageProps extends FlowPageProps {}

/** The page of `resetPasswordUrl`: choosing a new password by the link of a mail. */
export const ResetPasswordPage: (props: ResetPasswordPageProps) => ReactElement = pageOf({
  label: 'recovery.boxLabel',
  load: async () => (await import('./reset-password.tsx')).ResetPassword,
})
