'use client'

import type { InvitationStep } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { invitationMessages } from '../../i18n/messages/invitation.gen.ts'
import type { FixedFlow } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { later } from '../login/later.tsx'
import { type LoginPageProps, PageFrame } from '../login/login-page.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { Screen, type ScreenSettings } from '../screen.tsx'

/** What is shown whatever the flow says. */
export interface FixedInvitation extends FixedFlow<InvitationStep> {}

/** What an {@link InvitationBox} takes. */
export interface InvitationBoxProps extends ScreenSettings<LoginSlots> {
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedInvitation | undefined
}

/** What an {@link InvitationPage} takes. */
export interface InvitationPageProps extends InvitationBoxProps, Pick<LoginPageProps, 'links'> {}

/** Accepting an invitation that was mailed (SPEC sections 2 and 4). */
export function InvitationBox({ fixed, ...settings }: InvitationBoxProps): ReactElement {
  return (
    <Screen {...settings}>
      <Box fixed={fixed} />
    </Screen>
  )
}

/** A whole page around {@link InvitationBox}: `screens={{ acceptInvitationUrl: InvitationPage }}`. */
export function InvitationPage({ links, fixed, ...settings }: InvitationPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame links={links}>
        <Box fixed={fixed} />
      </PageFrame>
    </Screen>
  )
}

/** The page of the route where a code is asked for; which of both it is, the route says. */
export const InvitationCodePage: typeof InvitationPage = InvitationPage

function Box(flow: Pick<InvitationBoxProps, 'fixed'>) {
  const t = useMessages(invitationMessages)
  return (
    <FlowBox label={t('invitation.boxLabel')}>
      <InvitationFlow {...flow} />
    </FlowBox>
  )
}

const InvitationFlow = /* @__PURE__ */ later(async () => (await import('./invitation-flow.tsx')).InvitationFlow)
