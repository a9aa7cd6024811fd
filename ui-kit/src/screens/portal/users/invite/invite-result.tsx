'use client'

import type { AddingState, NewPerson, RefusedPerson, RetryRefusedInput } from '@portico/headless/portal/users'
import { type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { useCallFailure } from '../../../../frame/failures/call-failure.tsx'
import { useLostFocus } from '../../../../frame/portal/use-lost-focus.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Dialog } from '../../../../primitives/dialog/dialog.tsx'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../../primitives/icon/paths.ts'
import { doneIcon } from '../../../../primitives/portal/icons.ts'
import { TextButton } from '../../../../primitives/text-button/text-button.tsx'
import { TraceId } from '../../../../primitives/trace-id/trace-id.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { inviteMessages } from './invite-messages.ts'

export interface InviteResultProps {
  readonly adding: AddingState
  readonly onRetry: (input?: RetryRefusedInput) => Promise<unknown>
  /** Opens the form with people to correct, at the line of `first`; empty for others. */
  readonly onEdit: (people: readonly NewPerson[], first?: NewPerson) => void
  /** Opens a user who was there before. Default: there is no page of the user. */
  readonly onOpenUser?: ((id: string) => void) | undefined
  readonly onClose: () => void
}

/** The result of several invitations: those that were not sent, each with its reason and its way out, then the others. */
export function InviteResult({ adding, onRetry, onEdit, onOpenUser, onClose }: InviteResultProps): ReactElement {
  const { added, refused, pending } = adding
  const t = useMessages(inviteMessages)
  const isPending = pending.length > 0
  const counts = { invited: added.length, failed: refused.length }
  const retried = refused.filter(({ canRetry }) => canRetry).length
  const hasFailed = refused.length > 0
  // A user who is there already needs no invitation.
  const editable = refused.filter(({ error }) => error.code !== isThere).map(({ person }) => person)
  return (
    <Dialog
      isOpen
      title={hasFailed ? t('invite.result', counts) : t('invite.resultAll', { count: added.length })}
      lead={hasFailed ? t('invite.resultLead', { invited: added.length }) : t('invite.allSent')}
      onOpenChange={() => isPending || onClose()}
      footer={
        <>
          {retried > 0 || isPending ? (
            <Button size="md" isPending={isPending} busy={t('invite.sending')} onPress={() => void onRetry()}>
              {t('invite.retry', { count: retried || pending.length })}
            </Button>
          ) : (
            <Button size="md" onPress={() => onEdit([])}>
              {t('invite.more')}
            </Button>
          )}
          <Button size="md" variant="primary" onPress={onClose}>
            {t('invite.done')}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <ResultPart title={t('invite.failed')}>
          {refused.map((failure) => (
            <NotSent
              key={failure.person.email}
              {...failure}
              onOpenUser={onOpenUser}
              onEdit={() => onEdit(editable, failure.person)}
            />
          ))}
        </ResultPart>
      )}
      {added.length > 0 && <Invited added={added} />}
    </Dialog>
  )
}

interface ResultPartProps {
  readonly title: string
  readonly titleRef?: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

function ResultPart({ title, titleRef, children }: ResultPartProps) {
  const classOf = useClasses()
  const id = useId()
  return (
    <section className={classOf('ResultPart')}>
      <h3 ref={titleRef} id={id} tabIndex={-1} className={classOf('ResultPartTitle')}>
        {title}
      </h3>
      <ul className={classOf('Results')} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  )
}

function Invited({ added }: Pick<AddingState, 'added'>) {
  const classOf = useClasses()
  const t = useMessages(inviteMessages)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? added : added.slice(0, atFirst)
  const title = useRef<HTMLHeadingElement>(null)
  useLostFocus(title, isWhole)
  return (
    <ResultPart title={t('invite.invited')} titleRef={title}>
      {shown.map(({ person: { email, name }, refused }) => (
        <li key={email} className={classOf('Result')}>
          <Icon path={doneIcon} size="sm" />
          <span className={classOf('ResultText')}>
            <bdi dir="ltr">{email}</bdi>
            {name !== undefined && <small className={classOf('ResultNote')}>{name}</small>}
            {refused.length > 0 && <small className={classOf('ResultNote')}>{t('invite.unassigned')}</small>}
          </span>
        </li>
      ))}
      {added.length > shown.length && (
        <li className={classOf('Result')}>
          <TextButton isStandalone onPress={() => setWhole(true)}>
            {t('invite.showMore', { count: added.length - shown.length })}
          </TextButton>
        </li>
      )}
    </ResultPart>
  )
}

interface NotSentProps extends RefusedPerson, Pick<InviteResultProps, 'onOpenUser'> {
  readonly onEdit: () => void
}

function NotSent({ person: { email }, error, canRetry, user, onOpenUser, onEdit }: NotSentProps) {
  const classOf = useClasses()
  const t = useMessages(inviteMessages)
  const failure = useCallFailure(error, inviteMessages)
  const [hasTrace, setTrace] = useState(false)
  // Input that the provider refuses is for the person to correct, not for its support.
  const traceId = canRetry ? error.traceId : undefined
  return (
    <li className={classOf('Result')} data-failed>
      <Icon path={alertIcon} size="sm" />
      <span className={classOf('ResultText')}>
        <bdi dir="ltr">{email}</bdi>
        <small className={classOf('ResultNote')}>{failure?.text}</small>
        {traceId !== undefined &&
          (hasTrace ? (
            <TraceId id={traceId} />
          ) : (
            <TextButton isStandalone onPress={() => setTrace(true)}>
              {t('invite.showTrace')}
            </TextButton>
          ))}
      </span>
      {user && onOpenUser && (
        <Button size="sm" onPress={() => onOpenUser(user.id)}>
          {t('invite.openUser', { name: user.name })}
        </Button>
      )}
      {error.code !== isThere && (
        <Button size="sm" aria-label={t('invite.editOf', { email })} onPress={onEdit}>
          {t('invite.edit')}
        </Button>
      )}
    </li>
  )
}

/** The invited people that are shown at first. */
const atFirst = 3
const isThere = 'ER-USER-EXISTS'
