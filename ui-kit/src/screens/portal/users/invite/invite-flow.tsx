'use client'

import type { Outcome } from '@portico/headless'
import { useClient } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import { plainNumber } from '@portico/headless/core'
import { useApplications } from '@portico/headless/portal/applications'
import { type NewPerson, parsePeople } from '@portico/headless/portal/users'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { RecordDialog } from '../../../../frame/portal/record-form/record-dialog.tsx'
import { usePageAppearance } from '../../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { useTimeZone } from '../../../../i18n/use-date-format.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Progress } from '../../../../primitives/portal/progress/progress.tsx'
import { Tabs } from '../../../../primitives/portal/tabs/tabs.tsx'
import { useClasses } from '../../../../slots/index.ts'
import type { UsersList } from '../list/users-list.ts'
import { accessOf, emptyInvite, type InviteDraft, type InviteFields, type InviteWay, linesOf } from './invite-draft.ts'
import { useInviteFields } from './invite-fields.tsx'
import { InviteLinkDialog } from './invite-link-dialog.tsx'
import { inviteMessages } from './invite-messages.ts'
import { InviteResult } from './invite-result.tsx'

export interface InviteFlowProps {
  readonly list: Pick<UsersList, 'add' | 'addMany' | 'adding' | 'retryRefused' | 'clearAdding'>
  readonly fields: InviteFields | undefined
  readonly onClose: () => void
  /** Opens a user who was there before the invitation. Default: there is no page of the user. */
  readonly onOpenUser?: ((id: string) => void) | undefined
}

/** The invitation: one person, several people with a result for each, or a link. */
export function InviteFlow({ list, fields, onClose, onOpenUser }: InviteFlowProps): ReactElement {
  const [view, setView] = useState<'form' | 'result'>(list.adding ? 'result' : 'form')
  const [start, setStart] = useState(emptyInvite)
  const [line, setLine] = useState<number | null>(null)
  const hasResult = useRef(false)
  const { canInviteByMail } = usePageAppearance('users').invitation

  function close() {
    list.clearAdding()
    onClose()
  }

  function openUser(id: string) {
    list.clearAdding()
    onOpenUser?.(id)
  }

  function again(people: readonly NewPerson[], first?: NewPerson) {
    setStart({ ...emptyInvite, people: linesOf(people) })
    setLine(first ? people.indexOf(first) : null)
    hasResult.current = false
    list.clearAdding()
    setView('form')
  }

  if (view === 'result' && list.adding) {
    return (
      <InviteResult
        adding={list.adding}
        onRetry={list.retryRefused}
        onEdit={again}
        onOpenUser={onOpenUser && openUser}
        onClose={close}
      />
    )
  }
  if (!canInviteByMail) return <InviteLinkDialog onClose={close} />
  return (
    <InviteForm
      list={list}
      fields={fields}
      start={start}
      line={line}
      onResult={() => (hasResult.current = true)}
      // The form closes itself after it has sent.
      onClose={() => (hasResult.current ? setView('result') : close())}
    />
  )
}

interface InviteFormProps extends InviteFlowProps {
  readonly start: InviteDraft
  /** The line of several people to correct, from 0; `null` without one. */
  readonly line: number | null
  /** Called if there is a result for each of several people. */
  readonly onResult: () => void
}

function InviteForm({ list, fields: settings, start, line, onResult, onClose }: InviteFormProps) {
  const { add, addMany, adding } = list
  const classOf = useClasses()
  const t = useMessages(inviteMessages)
  const client = useClient()
  const zone = useTimeZone()
  const [way, setWay] = useState<InviteWay>(start.people === '' ? 'one' : 'many')
  const [hasLink, setLink] = useState(false)
  const assign = useApplications({ key: 'choice' }, (list) => list.addUser)
  // The user who was invited, but whose applications were refused.
  const [createdId, setCreatedId] = useState<string | null>(null)
  const [count, setCount] = useState(() => parsePeople(start.people).people.length)
  const { canInviteMany } = usePageAppearance('users').invitation
  const fields = useInviteFields({ way, settings, line, onCount: setCount })
  const running = adding && adding.pending.length > 0 ? adding : null

  async function onSave(_: RecordPatch<InviteDraft>, draft: InviteDraft): Promise<Outcome<unknown>> {
    const access = accessOf(draft, client.ports.clock.now(), zone)
    if (way === 'one') {
      client.emit('inviteMemberSubmit', undefined)
      const { applicationIds = [] } = access
      if (createdId) return applicationIds.length > 0 ? assign({ userId: createdId, ids: applicationIds }) : done
      const outcome = await add({ ...personOf(draft), ...access })
      const [refused] = outcome.ok ? outcome.value.refused : []
      if (!outcome.ok || !refused) return outcome
      setCreatedId(outcome.value.id)
      return { ok: false, reason: 'failed', error: refused.error }
    }
    const { people } = parsePeople(draft.people)
    client.emit('inviteMembersSubmit', { count: people.length })
    const outcome = await addMany({ people, ...access })
    if (outcome.ok) onResult()
    return outcome
  }

  const personFields = (field: (name: 'email' | 'name' | 'phoneNumber') => ReactNode) => (
    <div className={classOf('InviteForm')}>
      {field('email')}
      {field('name')}
      {field('phoneNumber')}
    </div>
  )

  return (
    <RecordDialog<InviteDraft>
      isOpen
      isNew
      size="lg"
      title={t('invite.title')}
      lead={t('invite.lead')}
      value={start}
      fields={fields}
      messages={inviteMessages}
      submit={t('invite.send', { count: way === 'one' ? 1 : count })}
      busy={t('invite.sending')}
      note={
        <Button size="md" variant="quiet" onPress={() => setLink(true)}>
          {t('invite.link')}
        </Button>
      }
      onSave={onSave}
      onClose={onClose}
    >
      {(field) => (
        <div className={classOf('InviteForm')}>
          {canInviteMany ? (
            <Tabs
              label={t('invite.ways')}
              selected={way}
              onSelect={(id) => setWay(id === 'many' ? 'many' : 'one')}
              items={[
                { id: 'one', label: t('invite.one'), children: personFields(field) },
                { id: 'many', label: t('invite.many'), children: field('people') },
              ]}
            />
          ) : (
            personFields(field)
          )}
          {field('roles')}
          {field('applications')}
          {field('lastDay')}
          {running && (
            <Progress
              label={t('invite.sending')}
              value={running.added.length + running.refused.length}
              max={running.added.length + running.refused.length + running.pending.length}
            />
          )}
          {hasLink && <InviteLinkDialog onClose={() => setLink(false)} />}
        </div>
      )}
    </RecordDialog>
  )
}

const done: Outcome = { ok: true, value: undefined }

function personOf({ email, name, phoneNumber }: InviteDraft): NewPerson {
  const [shownName, phone] = [name.trim(), plainNumber(phoneNumber)]
  return { email, ...(shownName && { name: shownName }), ...(phone && { phone }) }
}
