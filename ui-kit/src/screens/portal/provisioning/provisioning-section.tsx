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
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { newRecord } from '../../../frame/portal/list-section/types.ts'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useUnknownRecord } from '../../../frame/portal/list-section/use-unknown-record.ts'
import { MissingRecord } from '../../../frame/portal/missing-record/missing-record.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Paragraph } from '../../../primitives/text/text.tsx'
import { connectionColumns } from './connection-columns.tsx'
import { ConnectionDialog } from './connection-dialog.tsx'
import { NewConnection } from './new-connection.tsx'
import { NewToken } from './new-token.tsx'
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
      <DialogPlace of={NewConnection} open={record === newRecord ? newConnection : null} />
      <DialogPlace of={ConnectionDialog} open={row && { connection: row, update: list.update, onClose: closeRecord }} />
      <DialogPlace
        of={MissingRecord}
        open={
          isUnknown ? { error: gone, gone: t('provisioning.gone'), onRetry: list.load, onClose: closeRecord } : null
        }
      />
      <DialogPlace of={NewToken} open={created && { connection: created, onClose: () => setCreated(null) }} />
      {removal.dialog}
      {dialog}
    </SectionPage>
  )
}

const gone = new PorticoError('not-found', 'The connection does not exist', { status: 404 })

const nameOf = ({ name }: ProvisionConnection) => name

/** Milliseconds between the form and the token, so that one dialog is seen to close before the other opens. */
const pause = 200
