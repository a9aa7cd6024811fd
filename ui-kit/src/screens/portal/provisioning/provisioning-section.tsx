'use client'

import { PorticoError } from '@portico/headless'
import { type ProvisionConnection, useProvisioning } from '@portico/headless/portal/provisioning'
import { type ReactElement, useState } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { newRecord } from '../../../frame/portal/list-section/types.ts'
import { UnreadRecord } from '../../../frame/portal/list-section/unread-record.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useUnknownRecord } from '../../../frame/portal/list-section/use-unknown-record.ts'
import { MissingRecord } from '../../../frame/portal/missing-record/missing-record.tsx'
import { pagePlace } from '../../../frame/portal/section-page/page-place.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Paragraph } from '../../../primitives/text/text.tsx'
import { connectionColumns } from './connection-columns.tsx'
import { provisioningMessages } from './provisioning-messages.ts'
import { isStep, nextStepOf } from './set-up-steps.ts'
import { useConnectionRemoval } from './use-connection-removal.tsx'

export interface ProvisioningSectionProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<ProvisionConnection> | undefined
}

/** The connections of directories, as a section of the portal: set up in steps, followed, and removed. */
export function ProvisioningSection({ columns }: ProvisioningSectionProps): ReactElement {
  const t = useMessages(provisioningMessages)
  const list = useProvisioning()
  const removal = useConnectionRemoval(list.remove)
  const {
    page,
    table,
    dialog,
    record,
    row: listed,
    isUnread,
    tab,
    mayChange,
    openRecord,
    ...section
  } = useListSection({
    name: 'provisioning',
    messages: provisioningMessages,
    list,
    nameOf,
    operations: {
      create: 'POST /directory/resources/v1/configurations/scim2',
      remove: 'DELETE /directory/resources/v1/configurations/scim2/{id}',
    },
    permissions: {
      see: 'fe.secure.read.provisioningConfiguration',
      change: 'fe.secure.write.provisioningConfiguration',
    },
    onOpen: (connection) => open(connection),
    rowActions: (connection) => (removal.action ? [removal.action(connection)] : []),
  })
  const { closeRecord, openTab, hrefOf } = section
  // A new connection has its token in the page, so its steps do not wait for the list.
  const [created, setCreated] = useState<ProvisionConnection | null>(null)
  const row = listed ?? (created?.id === record ? created : null)
  const isUnknown = useUnknownRecord(list, { record, row })
  const access = { see: page.see, change: page.change }

  function open(connection: ProvisionConnection) {
    const isReady = connection.lastSyncAt !== null || !mayChange
    openRecord(connection.id, isReady ? undefined : nextStepOf(connection))
  }

  if (isUnread && !row) return <UnreadRecord page={page} list={list} onLeave={closeRecord} />
  const step = tab !== null && isStep(tab) ? tab : null
  if ((record === newRecord || (row && step)) && mayChange) {
    return (
      <SetUpPage
        access={{ ...access, section: page.title }}
        connection={row}
        step={step ?? 'directory'}
        onCreated={({ id, name, address }, { source, isSynced }) =>
          setCreated({
            id,
            name,
            source,
            isSynced,
            address,
            createdAt: '',
            lastSyncAt: null,
            userCount: 0,
            tokens: null,
          })
        }
        onGo={(id, next) => openRecord(id, next)}
        onLeave={() => (row?.lastSyncAt ? openRecord(row.id) : closeRecord())}
      />
    )
  }
  if (row) {
    return (
      <ConnectionPage
        access={{ ...access, crumbs: [{ label: page.title, onPress: closeRecord }] }}
        connection={row}
        tab={tab}
        onTabChange={openTab}
        onSetUp={(next) => openRecord(row.id, next)}
        onLeave={closeRecord}
      />
    )
  }
  return (
    <SectionPage {...page}>
      <DataTable
        {...table}
        hrefOf={hrefOf && (({ id }: ProvisionConnection) => hrefOf(id))}
        columns={connectionColumns}
        changeColumns={columns}
      />
      {list.rows.length > 0 && (
        <Paragraph tone="muted" size="sm">
          {t('provisioning.note')}
        </Paragraph>
      )}
      <DialogPlace
        of={MissingRecord}
        open={
          isUnknown ? { error: gone, gone: t('provisioning.gone'), onRetry: list.load, onClose: closeRecord } : null
        }
      />
      {removal.dialog}
      {dialog}
    </SectionPage>
  )
}

const SetUpPage = lazyPart(async () => (await import('./lazy-parts.ts')).SetUpPage, pagePlace)

const ConnectionPage = lazyPart(async () => (await import('./lazy-parts.ts')).ConnectionPage, pagePlace)

const gone = new PorticoError('not-found', 'The connection does not exist', { status: 404 })

const nameOf = ({ name }: ProvisionConnection) => name
