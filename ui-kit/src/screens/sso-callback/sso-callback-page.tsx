'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/steps/flow-screen.tsx'

export interface SsoCallbackPageProps extends FlowPageProps {}

/** The page of `oidcRedirectUrl` and `samlCallbackUrl`: the return from a company’s sign-in. */
export const SsoCallbackPage: (props: SsoCallbackPageProps) => ReactElement = pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./sso-callback-flow.tsx')).SsoCallback,
})
