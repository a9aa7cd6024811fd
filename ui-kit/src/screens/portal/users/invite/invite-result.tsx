'use client'

import type { AddingState, NewPerson, RefusedPerson, RetryRefusedInput } from '@portico/headless/portal/users'
import { type ReactElement, useState } from 'react'
import { useCallFailure } from '../../../../frame/failures/call-failure.tsx'
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
  /** Opens the form with people to correct; empty for others. */
  readonly onEdit: (people: readonly NewPerson[]) => void
  readonly onClose: () => void
}

/** The result of several invitations: the failures first, each with its reason. */
export function InviteResult({ adding, onRetry, onEdit, onClose }: InviteResultProps): ReactElement {
  const { added, refused, pending } = adding
  const classOf = useClasses()
  const t = useMessages(inviteMessages)
  const [isWhole, setWhole] = useState(false)
  const isPending = pending.length > 0
  const counts = { invited: added.length, failed: refused.length }
  const hasFailed = refused.length > 0
  const shown = isWhole ? added : added.slice(0, atFirst)
  return (
    <Dialog
      isOpen
      title={hasFailed ? t('invite.result', counts) : t('invite.resultAll', { count: added.length })}
      lead={hasFailed ? t('invite.resultLead') : t('invite.allSent')}
      onOpenChange={() => isPending || onClose()}
      footer={
        <>
          {hasFailed ? (
            <Button size="md" isPending={isPending} busy={t('invite.sending')} onPress={() => void onRetry()}>
              {t('invite.retry', { count: refused.length })}
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
          {refused.map((failure) => (
            <Failed
              key={failure.person.email}
              {...failure}
              onEdit={() => onEdit(refused.map(({ person }) => person))}
            />
          ))}
        </ul>
      )}
      {added.length > 0 && (
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
          {added.length > shown.length && (
            <li className={classOf('Result')}>
              <TextButton isStandalone onPress={() => setWhole(true)}>
                {t('invite.showMore', { count: added.length - shown.length })}
              </TextButton>
            </li>
          )}
        </ul>
      )}
    </Dialog>
  )
}

function Failed({ person: { email }, error, onEdit }: RefusedPerson & { readonly onEdit: () => void }) {
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
