'use client'

import { type SyncEvent, useSyncLog } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { CallFailure, useCallFailure } from '../../../../frame/failures/call-failure.tsx'
import { Known } from '../../../../frame/portal/known/known.tsx'
import { Moment } from '../../../../frame/portal/moment/moment.tsx'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { ShownText } from '../../../../i18n/shown-text.tsx'
import { Button } from '../../../../primitives/button/button.tsx'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { alertIcon, checkIcon } from '../../../../primitives/icon/paths.ts'
import { ListRow, RowList } from '../../../../primitives/row-list/row-list.tsx'
import { Paragraph } from '../../../../primitives/text/text.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { SyncOutcome } from '../sync-log/sync-outcome.tsx'
import { useSyncWords } from '../sync-log/use-sync-words.ts'
import { directoryMessages } from './set-up-messages.ts'
import type { StepProps } from './step-props.ts'

/** People and groups as they arrive, and each refusal with its fix. */
export function PeopleStep({ connection, directory, onBack, onNext }: StepProps): ReactElement {
  const t = useMessages(directoryMessages)
  const log = useSyncLog({ connectionId: connection.id, isLive: true })
  const failure = useCallFailure(log.calls.load.error, directoryMessages)
  const hasCome = connection.lastSyncAt !== null || log.rows.some(({ isRefused }) => !isRefused)
  return (
    <StepBody
      title={t('directorySetUp.people.title')}
      lead={t('directorySetUp.people.lead', { directory })}
      onBack={onBack}
      next={
        <Button size="md" variant={hasCome ? 'primary' : 'secondary'} onPress={onNext}>
          {t(hasCome ? 'setUp.next' : 'directorySetUp.people.later')}
        </Button>
      }
    >
      <Known list={log} failed={<CallFailure failure={failure} />} shape="field">
        {(rows) => <Arrivals events={rows} count={connection.userCount} hasCome={hasCome} directory={directory} />}
      </Known>
    </StepBody>
  )
}

interface ArrivalsProps {
  readonly events: readonly SyncEvent[]
  /** The number of people; `null` if it is unknown. */
  readonly count: number | null
  readonly hasCome: boolean
  readonly directory: string
}

function Arrivals({ events, count, hasCome, directory }: ArrivalsProps) {
  const classOf = useClasses()
  const t = useMessages(directoryMessages)
  const isWaiting = events.length === 0 && !hasCome
  return (
    <>
      <p role="status" className={classOf('SyncCount')}>
        {isWaiting ? t('directorySetUp.people.waiting') : count !== null && t('directorySetUp.people.came', { count })}
      </p>
      {isWaiting && <Paragraph tone="muted">{t('directorySetUp.people.waitingText', { directory })}</Paragraph>}
      {events.length > 0 && (
        <RowList isCard className={classOf('DirectoryRows')}>
          {events.map((event) => (
            <Arrival key={event.id} event={event} />
          ))}
        </RowList>
      )}
    </>
  )
}

function Arrival({ event }: { readonly event: SyncEvent }) {
  const classOf = useClasses()
  const { nameOf, kindOf, changeOf, refusalOf, fixOf } = useSyncWords()
  const refusal = refusalOf(event)
  return (
    <ListRow
      mark={<Icon path={event.isRefused ? alertIcon : checkIcon} size="sm" />}
      name={<ShownText>{nameOf(event)}</ShownText>}
      note={
        <span className={classOf('SyncArrival')}>
          <span>
            {`${kindOf(event)} · ${changeOf(event)} · `}
            <Moment at={event.createdAt} />
          </span>
          {refusal !== null && (
            <>
              <b className={classOf('SyncReason')}>{refusal}</b>
              <span>{fixOf(event)}</span>
            </>
          )}
        </span>
      }
    >
      <SyncOutcome event={event} />
    </ListRow>
  )
}
