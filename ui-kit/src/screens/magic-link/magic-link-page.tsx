'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/steps/flow-screen.tsx'
import type { LoginSlots } from '../login/login-slots.ts'

export interface MagicLinkPageProps extends FlowPageProps<LoginSlots> {}

/** The page of `magicLinkCallbackUrl`: opens the link of a mail once, and renders the outcome. */
export const MagicLinkPage: (props: MagicLinkPageProps) => ReactElement = pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./magic-link-flow.tsx')).MagicLink,
})
