'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/flow-screen.tsx'
import type { LoginSlots } from '../login/login-slots.ts'

/** What a {@link MagicLinkPage} takes. */
export interface MagicLinkPageProps extends FlowPageProps<LoginSlots> {}

/** The page of `magicLinkCallbackUrl`: opens the link of a mail, once, says what came of it, and leads on. */
export const MagicLinkPage: (props: MagicLinkPageProps) => ReactElement = /* @__PURE__ */ pageOf({
  label: 'login.boxLabel',
  load: async () => (await import('./magic-link-flow.tsx')).MagicLink,
})
