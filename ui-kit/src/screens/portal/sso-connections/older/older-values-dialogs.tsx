'use client'

import { secret } from '@portico/headless/core'
import { type SsoConnection, useSamlConfiguration } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { RecordDialog } from '../../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { PasswordField } from '../../../../primitives/password-field/password-field.tsx'
import { FileField } from '../../../../primitives/portal/file-field/file-field.tsx'
import { Switch } from '../../../../primitives/portal/switch/switch.tsx'
import { TextArea } from '../../../../primitives/portal/text-area/text-area.tsx'
import { TextField } from '../../../../primitives/text-field/text-field.tsx'
import { connectionName } from '../connection-names.ts'
import { endpointCodes, metadataCodes, metadataFile } from '../set-up/connect-fields.tsx'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'

/** The props of each dialog. */
export interface ValuesDialogProps {
  readonly connection: SsoConnection
  readonly onClose: () => void
}

/** The dialog that reads the values of the identity provider from a file. */
export function MetadataDialog({ connection, onClose }: ValuesDialogProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const { fillFromMetadata } = useSamlConfiguration()
  return (
    <RecordDialog<{ readonly metadata: string }>
      isOpen
      title={t('ssoSetUp.connect.title', { name: connectionName(connection) })}
      value={{ metadata: '' }}
      fields={[
        {
          name: 'metadata',
          label: t('ssoSetUp.connect.metadataFile'),
          help: t('ssoSetUp.connect.metadataFileHelp'),
          codes: metadataCodes,
          render: ({ value: _, onChange, ...control }) => (
            <FileField {...control} {...metadataFile} onChange={async (file) => onChange((await file?.text()) ?? '')} />
          ),
        },
      ]}
      messages={ssoConnectionsMessages}
      submit={t('ssoOlder.saveValues')}
      onSave={(_, { metadata }) => fillFromMetadata({ metadata })}
      onClose={onClose}
    />
  )
}

type SamlDraft = Pick<SsoConnection, 'ssoEndpoint' | 'publicCertificate' | 'isRequestSigned'>

/** The dialog of the values of SAML. */
export function SamlDialog({ connection, onClose }: ValuesDialogProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const { save } = useSamlConfiguration()
  const [{ ssoEndpoint, publicCertificate, isRequestSigned }] = useState(connection)
  const name = connectionName(connection)
  return (
    <RecordDialog<SamlDraft>
      isOpen
      title={t('ssoConnection.fromProvider', { name })}
      value={{ ssoEndpoint, publicCertificate, isRequestSigned }}
      fields={[
        {
          name: 'ssoEndpoint',
          label: t('ssoConnection.signOnUrl'),
          codes: endpointCodes,
          render: (control) => <TextField {...control} placeholder="https://" dir="ltr" />,
        },
        {
          name: 'publicCertificate',
          label: t('ssoConnection.certificate'),
          help: t('ssoSetUp.connect.certificateHelp'),
          codes: ['ER-SSO-CERTIFICATE-INVALID'],
          render: (control) => <TextArea {...control} placeholder="-----BEGIN CERTIFICATE-----" rows={6} dir="ltr" />,
        },
        {
          name: 'isRequestSigned',
          label: t('ssoSetUp.connect.sign'),
          help: t('ssoSetUp.connect.signHelp', { name }),
          render: ({ label, help, value, onChange }) => (
            <Switch label={label} help={help} isSelected={value} onChange={onChange} />
          ),
        },
      ]}
      messages={ssoConnectionsMessages}
      submit={t('ssoOlder.saveValues')}
      onSave={(changes) => save(changes)}
      onClose={onClose}
    />
  )
}

interface OidcDraft extends Pick<SsoConnection, 'ssoEndpoint' | 'oidcClientId'> {
  readonly oidcSecret: string
}

/** The dialog of the values of OpenID Connect. A secret that is kept is not shown. */
export function OidcDialog({ connection, onClose }: ValuesDialogProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const { save } = useSamlConfiguration()
  const [{ ssoEndpoint, oidcClientId, hasOidcSecret }] = useState(connection)
  return (
    <RecordDialog<OidcDraft>
      isOpen
      title={t('ssoConnection.fromProvider', { name: connectionName(connection) })}
      value={{ ssoEndpoint, oidcClientId, oidcSecret: '' }}
      fields={[
        {
          name: 'ssoEndpoint',
          label: t('ssoConnection.issuer'),
          help: t('ssoSetUp.connect.issuerHelp'),
          codes: endpointCodes,
          render: (control) => <TextField {...control} placeholder="https://" dir="ltr" />,
        },
        {
          name: 'oidcClientId',
          label: t('ssoConnection.clientId'),
          render: (control) => <TextField {...control} dir="ltr" />,
        },
        {
          name: 'oidcSecret',
          label: t('ssoConnection.clientSecret'),
          help: t(hasOidcSecret ? 'ssoSetUp.connect.secretKept' : 'ssoSetUp.connect.secretHelp'),
          render: (control) => <PasswordField {...control} autoComplete="off" />,
        },
      ]}
      messages={ssoConnectionsMessages}
      submit={t('ssoOlder.saveValues')}
      onSave={({ oidcSecret, ...changes }) =>
        save({ ...changes, ...(oidcSecret && { oidcSecret: secret(oidcSecret) }) })
      }
      onClose={onClose}
    />
  )
}
