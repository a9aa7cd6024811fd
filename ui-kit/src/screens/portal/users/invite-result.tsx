'use client'

import type { AddingState, NewPerson, RetryUnallowedInput, UnallowedPerson } from '@portico/headless/portal/users'
import { type ReactElement, useState } from 'react'
import { useCallFailure } from '../../../frame/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../primitives/icon/paths.ts'
import { doneIcon } from '../../../primitives/portal/icons.ts'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { TraceId } from '../../../primitives/trace-id/trace-id.tsx'
import { useClasses } from '../../../slots/index.ts'
import { inviteMessages } from './invite-messages.ts'

/** The props of {@link InviteResult}. */
export interface InviteResultProps {
  readonly adding: AddingState
  readonly onRetry: (input?: RetryUnallowedInput) => Promise<unknown>
  /** Opens the form with people to correct; empty for others. */
  readonly onEdit: (people: readonly NewPerson[]) => void
  readonly onClose: () => void
}

/** The result of several invitations: the failures first, each with its reason. */
export function InviteResult({ adding, onRetry, onEdit, onClose }: InviteResultProps): ReactElement {
  const { allowed, unallowed, pending } = adding
  const classOf = useClasses()
  const t = useMessages(inviteMessages)
  const [isWhole, setWhole] = useState(false)
  const isPending = pending.length > 0
  const counts = { invited: allowed.length, failed: unallowed.length }
  const hasFailed = unallowed.length > 0
  const shown = isWhole ? allowed : allowed.slice(0, atFirst)
  return (
    <Dialog
      isOpen
      title={hasFailed ? t('invite.result', counts) : t('invite.resultAll', { count: allowed.length })}
      lead={hasFailed ? t('invite.resultLead') : t('invite.allSent')}
      onOpenChange={() => isPending || onClose()}
      footer={
        <>
          {hasFailed ? (
            <Button size="md" isPending={isPending} busy={t('invite.sending')} onPress={() => void onRetry()}>
              {t('invite.retry', { count: unallowed.length })}
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
        <ul className={classOf('Results')} aria-label={t('invite.failed')}>
          {unallowed.map((failure) => (
            <Failed
              key={failure.person.email}
              {...failure}
              onEdit={() => onEdit(unallowed.map(({ person }) => person))}
            />
          ))}
        </ul>
      )}
      {allowed.length > 0 && (
        <ul className={classOf('Results')} aria-label={t('invite.invited')}>
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
          {allowed.length > shown.length && (
            <li className={classOf('Result')}>
              <TextButton isStandalone onPress={() => setWhole(true)}>
                {t('invite.showMore', { count: allowed.length - shown.length })}
              </TextButton>
            </li>
          )}
        </ul>
      )}
    </Dialog>
  )
}

function Failed({ person: { email }, error, onEdit }: UnallowedPerson & { readonly onEdit: () => void }) {
  const classOf = useClasses()
  const t = useMessages(inviteMessages)
  const failure = useCallFailure(error, inviteMessages)
  return (
    <li className={classOf('Result')} data-failed>
      <Icon path={alertIcon} size="sm" />
      <span className={classOf('ResultText')}>
        <bdi dir="ltr">{email}</bdi>
        <small className={classOf('ResultNote')}>{failure?.text}</small>
        {error.traceId !== undefined && <TraceId id={error.traceId} />}
      </span>
      <Button size="sm" aria-label={t('invite.editOf', { email })} onPress={onEdit}>
        {t('invite.edit')}
      </Button>
    </li>
  )
}

/** The invited people that are shown at first. */
const atFirst = 3
