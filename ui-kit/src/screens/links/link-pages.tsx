'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/flow-screen.tsx'

/** What an {@link UnlockPage} takes. */
export interface UnlockPageProps extends FlowPageProps {}

/** The page of `unlockAccountUrl`: taking a lock off by the link of a mail. */
export const UnlockPage: (props: UnlockPageProps) => ReactElement = /* @__PURE__ */ pageOf({
  label: 'unlockAccount.boxLabel',
  load: async () => (await import('./unlock.tsx')).Unlock,
})

/** What an {@link ImpersonationPage} takes. */
export interface ImpersonationPageProps extends FlowPageProps {}

/** The page of `impersonationUrl`: beginning to act as another person. */
export const ImpersonationPage: (props: ImpersonationPageProps) => ReactElement = /* @__PURE__ */ pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./impersonation.tsx')).Impersonation,
})
