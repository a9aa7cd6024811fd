'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/flow-screen.tsx'

/** What a {@link SsoCallbackPage} takes. */
export interface SsoCallbackPageProps extends FlowPageProps {}

/** The page of `oidcRedirectUrl` and `samlCallbackUrl`: taking somebody back from their company’s sign-in. */
export const SsoCallbackPage: (props: SsoCallbackPageProps) => ReactElement = /* @__PURE__ */ pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./sso-callback-flow.tsx')).SsoCallback,
})
