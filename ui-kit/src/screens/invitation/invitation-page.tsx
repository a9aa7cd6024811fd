'use client'

import type { ReactElement } from 'react'
import { boxOf, type Flow, type FlowPageProps, type FlowScreenProps, pageOf } from '../../frame/flow-screen.tsx'

/** What an {@link InvitationBox} takes. */
export interface InvitationBoxProps extends FlowScreenProps {}

/** What an {@link InvitationPage} takes. */
export interface InvitationPageProps extends FlowPageProps {}

const invitation: Flow<InvitationPageProps> = {
  label: 'invitation.boxLabel',
  load: async () => (await import('./invitation-flow.tsx')).InvitationFlow,
}

/** Accepting an invitation that was mailed. */
export const InvitationBox: (props: InvitationBoxProps) => ReactElement = /* @__PURE__ */ boxOf(invitation)

/** A whole page around {@link InvitationBox}: `screens={{ acceptInvitationUrl: InvitationPage }}`. */
export const InvitationPage: (props: InvitationPageProps) => ReactElement = /* @__PURE__ */ pageOf(invitation)

/** The page of the route where a code is asked for; which of both it is, the route says. */
export const InvitationCodePage: typeof InvitationPage = InvitationPage
