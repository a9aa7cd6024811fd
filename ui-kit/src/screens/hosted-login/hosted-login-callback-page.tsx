'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/steps/flow-screen.tsx'

export interface HostedLoginCallbackPageProps extends FlowPageProps {}

/** The page of `hostedLoginRedirectUrl`: finishes a hosted sign-in and leads on. */
export const HostedLoginCallbackPage: (props: HostedLoginCallbackPageProps) => ReactElement = pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./hosted-login-callback-flow.tsx')).HostedLoginCallback,
})
