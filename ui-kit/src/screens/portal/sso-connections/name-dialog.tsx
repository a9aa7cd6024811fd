'use client'

import { type SsoConnection, useSsoConnections } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { connectionName } from './connection-names.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

export interface NameDialogProps {
  readonly connection: SsoConnection
  readonly onClose: () => void
}

/** The name of a connection, which distinguishes it from others of its type. */
export function NameDialog({ connection, onClose }: NameDialogProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const { update } = useSsoConnections()
  return (
    <RecordDialog<{ readonly name: string }>
      isOpen
      title={t('ssoConnection.renameTitle', { name: connectionName(connection) })}
      value={{ name: connectionName(connection) }}
      fields={[
        {
          name: 'name',
          label: t('ssoConnection.name'),
          help: t('ssoConnection.nameHelp'),
          isRequired: true,
          render: (control) => <TextField {...control} />,
        },
      ]}
      messages={ssoConnectionsMessages}
      submit={t('ssoConnection.rename')}
      onSave={(_, { name }) => update({ id: connection.id, name })}
      onClose={onClose}
    />
  )
}
