'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/steps/flow-screen.tsx'

export interface SocialCallbackPageProps extends FlowPageProps {}

/** The page of `socialLoginCallbackUrl`: the return from a social provider. */
export const SocialCallbackPage: (props: SocialCallbackPageProps) => ReactElement = pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./social-callback-flow.tsx')).SocialCallback,
})
