'use client'

import { PorticoError } from '@portico/headless'
import { type SsoConnection, useSsoConnections } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { isKnownEmpty } from '../../../frame/known-rows.ts'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { isNarrowed } from '../../../frame/portal/filter-bar/chosen-filters.ts'
import { newRecord } from '../../../frame/portal/list-section/types.ts'
import { UnreadRecord } from '../../../frame/portal/list-section/unread-record.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useUnknownRecord } from '../../../frame/portal/list-section/use-unknown-record.ts'
import { MissingRecord } from '../../../frame/portal/missing-record/missing-record.tsx'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { useRolesAhead } from '../../../frame/portal/role-choice/role-choice.tsx'
import { pagePlace } from '../../../frame/portal/section-page/page-place.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { connectionColumns, SwitchContext } from './connection-columns.tsx'
import { connectionName } from './connection-names.ts'
import { OlderRead, type OlderState } from './older/older-read.tsx'
import { isStep, nextStepOf } from './set-up-steps.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'
import { useSwitch } from './use-switch.tsx'

export interface SsoSectionProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<SsoConnection> | undefined
}

/** The single sign-on of the tenant, as a section of the portal: its connections, and the guided set-up of one. */
export function SsoSection(props: SsoSectionProps): ReactElement {
  return (
    <UnsavedGuard>
      <SsoPage {...props} />
    </UnsavedGuard>
  )
}

function SsoPage({ columns }: SsoSectionProps) {
  const t = useMessages(ssoConnectionsMessages)
  const list = useSsoConnections()
  useRolesAhead()
  const guard = useUnsavedGuard()
  const { page, table, record, row, isUnread, tab, mayChange, openRecord, hrefOf, closeRecord } = useListSection({
    name: 'ssoConnections',
    messages: ssoConnectionsMessages,
    list,
    nameOf: connectionName,
    operations: {
      create: 'POST /team/resources/sso/v1/configurations',
      remove: 'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}',
    },
    permissions,
    onOpen: (connection) => open(connection),
    rowActions: (connection, { mayChange }) => (mayChange ? switchActions(connection) : []),
  })
  const questions = useSwitch({ onTest: ({ id }) => openRecord(id, 'try') })
  const [older, setOlder] = useState<OlderState>('unread')
  // A search without results says nothing about the connections.
  const isWithout = isKnownEmpty(list) && list.status !== 'searching' && !isNarrowed(list.query)
  const isUnknown = useUnknownRecord(list, { record, row })
  const leave = () => guard.leave(closeRecord)
  const crumbs = [{ label: page.title, onPress: leave }]
  const access = { see: page.see, change: page.change, crumbs }

  function open(connection: SsoConnection) {
    openRecord(connection.id, connection.isComplete || !mayChange ? undefined : nextStepOf(connection))
  }

  function switchActions(connection: SsoConnection) {
    const { isEnabled, isComplete } = connection
    return [
      {
        id: 'switch',
        label: t(isEnabled ? 'ssoConnection.turnOff' : 'ssoConnection.turnOn'),
        disabledReason: isEnabled || isComplete ? undefined : t('ssoConnection.unfinished'),
        run: () => questions.change(connection),
      },
      {
        id: 'remove',
        label: t('ssoConnections.remove'),
        isDanger: true,
        run: () => questions.remove(connection, () => {}),
      },
    ]
  }

  if (isUnread) return <UnreadRecord page={page} list={list} onLeave={closeRecord} />
  const shownStep = tab !== null && isStep(tab) ? tab : null
  if ((record === newRecord || (row && shownStep)) && mayChange) {
    return (
      <SetUpPage
        access={access}
        connection={row}
        step={shownStep ?? 'provider'}
        isTestOffered={row?.isTestOffered ?? list.rows.some((one) => one.isTestOffered)}
        onGo={(id, step) => openRecord(id, step)}
        onLeave={() => guard.leave(() => (row?.isComplete ? openRecord(row.id) : closeRecord()))}
      />
    )
  }
  if (row) {
    return (
      <ConnectionPage access={access} connection={row} onSetUp={(step) => openRecord(row.id, step)} onLeave={leave} />
    )
  }
  return (
    <SwitchContext.Provider value={questions.change}>
      <SectionPage {...page}>
        {isWithout && <OlderRead onState={setOlder} />}
        {isWithout && older === 'present' && <OlderConfiguration />}
        {(!isWithout || older === 'none' || older === 'unread') && (
          <DataTable
            {...table}
            // An account may sign in by the older interface, so nothing is claimed before that is known.
            list={isWithout && older === 'unread' ? { ...list, status: 'loading' } : list}
            hrefOf={hrefOf && (({ id }: SsoConnection) => hrefOf(id))}
            columns={connectionColumns}
            changeColumns={columns}
          />
        )}
        <DialogPlace
          of={MissingRecord}
          open={
            isUnknown ? { error: gone, gone: t('ssoConnection.gone'), onRetry: list.load, onClose: closeRecord } : null
          }
        />
        {questions.dialog}
      </SectionPage>
    </SwitchContext.Provider>
  )
}

const permissions = {
  see: 'fe.secure.read.samlConfiguration',
  change: 'fe.secure.write.samlConfiguration',
  remove: 'fe.secure.delete.samlConfiguration',
}

const SetUpPage = lazyPart(async () => (await import('./lazy-parts.ts')).SetUpPage, pagePlace)

const ConnectionPage = lazyPart(async () => (await import('./lazy-parts.ts')).ConnectionPage, pagePlace)

const OlderConfiguration = lazyPart(async () => (await import('./lazy-parts.ts')).OlderConfiguration, pagePlace)

const gone = new PorticoError('not-found', 'The connection does not exist', { status: 404 })
