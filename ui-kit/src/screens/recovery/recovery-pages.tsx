'use client'

import type { ForgotPasswordStep, ResetPasswordStep } from '@portico/headless'
import type { ReactElement } from 'react'
import { type RoutePageProps, routePage } from '../route-page.tsx'

/** The page of `forgetPasswordUrl`: asking for a new password. */
export const ForgotPasswordPage: (props: RoutePageProps<ForgotPasswordStep>) => ReactElement =
  /* @__PURE__ */ routePage(async () => (await import('./forgot-password.tsx')).ForgotPassword)

/** The page of `resetPasswordUrl`: choosing a new password by the link of a mail. */
export const ResetPasswordPage: (props: RoutePageProps<ResetPasswordStep>) => ReactElement = /* @__PURE__ */ routePage(
  async () => (await import('./reset-password.tsx')).ResetPassword,
)
