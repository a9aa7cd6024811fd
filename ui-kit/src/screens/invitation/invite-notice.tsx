'use client'

import { type Invite, invitationFeature, useInvitation, useReaction, useRoute } from '@portico/headless'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Loading } from '../../frame/loading/loading.tsx'
import { useMessages } from '../../i18n/index.ts'
import { invitationMessages } from '../../i18n/messages/invitation.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'

export interface InviteNoticeProps {
  /** The form of a sign-in or sign-up. */
  readonly children: ReactNode
}

/**
 * Renders the inviting tenant above a form. Both appear together, so the layout does not shift. Without an invitation,
 * the form alone.
 */
export function InviteNotice({ children }: InviteNoticeProps): ReactElement {
  const { query } = useRoute()
  const wasInvited = useRef(false)
  wasInvited.current ||= query.has('invitationToken')
  return <>{wasInvited.current ? <Invited>{children}</Invited> : children}</>
}

/** As {@link InviteNotice}, where there is an invitation. */
export function Invited({ children }: InviteNoticeProps): ReactElement {
  const { invite, begin, calls } = useInvitation()
  const t = useMessages(messages)
  const isKnown = invite !== null
  // A second invitation in the same page begins here, because the first one is finished.
  useReaction(invitationFeature, (state) => state.invite === null, begin)
  if (calls.begin.status === 'failed') {
    return (
      <>
        <Alert tone="warning" title={t('invitation.uncheckedTitle')}>
          <Button size="sm" onPress={() => void begin()}>
            {t('login.tryAgain')}
          </Button>
        </Alert>
        {children}
      </>
    )
  }
  if (!isKnown && calls.begin.status === 'succeeded') return <>{children}</>
  if (!isKnown || invite.status === 'checking') return <Loading />
  return (
    <>
      <InviteAlert invite={invite} />
      {children}
    </>
  )
}

/** The inviting tenant, or that the invitation could not be verified. */
function InviteAlert({ invite }: { readonly invite: Invite }): ReactElement {
  const t = useMessages(invitationMessages)
  const isGood = invite.status === 'verified'
  return (
    <Alert
      tone={isGood ? 'info' : 'warning'}
      title={
        isGood ? t('invitation.invitedTitle', { tenant: invite.tenantName || 'none' }) : t('invitation.refusedTitle')
      }
    >
      {t(isGood ? 'invitation.invitedLead' : 'invitation.refusedLead')}
    </Alert>
  )
}

const messages = { ...signInMessages, ...invitationMessages }
