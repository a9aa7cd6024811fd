'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/flow-screen.tsx'

/** What a {@link SocialCallbackPage} takes. */
export interface SocialCallbackPageProps extends FlowPageProps {}

/** The page of `socialLoginCallbackUrl`: taking somebody back from a provider, and what came of it. */
export const SocialCallbackPage: (props: SocialCallbackPageProps) => ReactElement = /* @__PURE__ */ pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./social-callback-flow.tsx')).SocialCallback,
})
