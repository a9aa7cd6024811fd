'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/steps/flow-screen.tsx'

export interface UnlockPageProps extends FlowPageProps {}

/** The page of `unlockAccountUrl`: taking a lock off by the link of a mail. */
export const UnlockPage: (props: UnlockPageProps) => ReactElement = pageOf({
  label: 'unlockAccount.boxLabel',
  load: async () => (await import('./unlock.tsx')).Unlock,
})

export interface ImpersonationPageProps extends FlowPageProps {}

/** The page of `impersonationUrl`: beginning to act as another person. */
export const ImpersonationPage: (props: ImpersonationPageProps) => ReactElement = pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./impersonation.tsx')).Impersonation,
})
