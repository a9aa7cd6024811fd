'use client'

import type { SsoStep } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FixedFlow } from '../../frame/attempt.ts'
import { type FlowPageProps, pageOf } from '../../frame/flow-screen.tsx'

/** What a {@link SsoCallbackPage} takes. */
export interface SsoCallbackPageProps extends FlowPageProps<FixedFlow<SsoStep>> {}

/** The page of `oidcRedirectUrl` and `samlCallbackUrl`: taking somebody back from their company’s sign-in. */
export const SsoCallbackPage: (props: SsoCallbackPageProps) => ReactElement = /* @__PURE__ */ pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./sso-callback-flow.tsx')).SsoCallback,
})
