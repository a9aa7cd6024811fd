'use client'

import { PorticoError, useClient } from '@portico/headless'
import {
  type CreatedConnection,
  type ProvisionConnection,
  useProvisioning,
} from '@portico/headless/portal/provisioning'
import { type ReactElement, useState } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { lazyDialog } from '../../../frame/portal/lazy-dialog.tsx'
import { newRecord } from '../../../frame/portal/list-section/types.ts'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useUnknownRecord } from '../../../frame/portal/list-section/use-unknown-record.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Paragraph } from '../../../primitives/text/text.tsx'
import { connectionColumns } from './connection-columns.tsx'
import { provisioningMessages } from './provisioning-messages.ts'
import { useConnectionRemoval } from './use-connection-removal.tsx'

export interface ProvisioningSectionProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<ProvisionConnection> | undefined
}

/** The connections of directories, as a section of the portal: created with a token that is shown once, changed and removed. */
export function ProvisioningSection({ columns }: ProvisioningSectionProps): ReactElement {
  const t = useMessages(provisioningMessages)
  const { clock } = useClient().ports
  const list = useProvisioning()
  const [created, setCreated] = useState<CreatedConnection | null>(null)
  const removal = useConnectionRemoval(list.remove)
  const { page, table, dialog, record, row, closeRecord } = useListSection({
    name: 'provisioning',
    messages: provisioningMessages,
    list,
    nameOf,
    permissions: {
      see: 'fe.secure.read.provisioningConfiguration',
      change: 'fe.secure.write.provisioningConfiguration',
    },
    rowActions: (connection) => (removal.action ? [removal.action(connection)] : []),
  })
  const isUnknown = useUnknownRecord(list, { record, row })
  const newConnection = {
    create: list.create,
    onClose: closeRecord,
    onCreated: (connection: CreatedConnection) => void clock.after(pause, () => setCreated(connection)),
  }
  return (
    <SectionPage {...page}>
      <DataTable {...table} columns={connectionColumns} changeColumns={columns} />
      {list.rows.length > 0 && (
        <Paragraph tone="muted" size="sm">
          {t('provisioning.note')}
        </Paragraph>
      )}
      <NewConnection open={record === newRecord ? newConnection : null} />
      <ConnectionDialog open={row && { connection: row, update: list.update, onClose: closeRecord }} />
      <MissingConnection
        open={
          isUnknown ? { error: gone, gone: t('provisioning.gone'), onRetry: list.load, onClose: closeRecord } : null
        }
      />
      <NewToken open={created && { connection: created, onClose: () => setCreated(null) }} />
      {removal.dialog}
      {dialog}
    </SectionPage>
  )
}

const NewConnection = lazyDialog(async () => (await import('./lazy-parts.ts')).NewConnection)

const ConnectionDialog = lazyDialog(async () => (await import('./lazy-parts.ts')).ConnectionDialog)

const NewToken = lazyDialog(async () => (await import('./lazy-parts.ts')).NewToken)

const MissingConnection = lazyDialog(
  async () => (await import('../../../frame/portal/missing-record/missing-record.tsx')).MissingRecord,
)

const gone = new PorticoError('not-found', 'The connection does not exist', { status: 404 })

const nameOf = ({ name }: ProvisionConnection) => name

/** Milliseconds between the form and the token, so that one dialog is seen to close before the other opens. */
const pause = 200
