'use client'

import type { ReactElement } from 'react'
import { boxOf, type Flow, type FlowPageProps, type FlowScreenProps, pageOf } from '../../frame/steps/flow-screen.tsx'

export interface InvitationBoxProps extends FlowScreenProps {}

export interface InvitationPageProps extends FlowPageProps {}

const invitation: Flow<InvitationPageProps> = {
  label: 'invitation.boxLabel',
  load: async () => (await import('./invitation-flow.tsx')).InvitationFlow,
}

/** Accepting an invitation that was mailed. */
export const InvitationBox: (props: InvitationBoxProps) => ReactElement = boxOf(invitation)

/** A whole page around {@link InvitationBox}: `screens={{ acceptInvitationUrl: InvitationPage }}`. */
export const InvitationPage: (props: InvitationPageProps) => ReactElement = pageOf(invitation)

/** The page of the route with a code. The route itself selects the form. */
export const InvitationCodePage: typeof InvitationPage = InvitationPage
