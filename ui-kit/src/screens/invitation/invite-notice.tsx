'use client'

import { type Invite, invitation, useInvitation, useReaction, useRoute } from '@portico/headless'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Waiting } from '../../frame/lazy-part.tsx'
import { useMessages } from '../../i18n/index.ts'
import { invitationMessages } from '../../i18n/messages/invitation.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'

/** What an {@link InviteNotice} takes. */
export interface InviteNoticeProps {
  /** The form of a sign-in or sign-up. */
  readonly children: ReactNode
}

/** Says who invites, above a form: both come together, so that nothing moves. Without an invitation there is the form alone. */
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
  // Whoever comes here straight from the page of another invitation finds that one dealt with, and this one not.
  useReaction(invitation, (state) => state.invite === null, begin)
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
  if (!isKnown || invite.status === 'checking') return <Waiting />
  return (
    <>
      <InviteAlert invite={invite} />
      {children}
    </>
  )
}

/** Who invites, or that it could not be verified. */
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
