'use client'

import { type SsoConnection, useSsoConnections } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { RecordDialog } from '../../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { FileField } from '../../../../primitives/portal/file-field/file-field.tsx'
import { TextArea } from '../../../../primitives/portal/text-area/text-area.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import { pemOf } from './pem-of.ts'

export interface NextCertificateDialogProps {
  readonly connection: SsoConnection
  readonly onClose: () => void
}

/** The dialog that adds the next certificate, from a file or as text. */
export function NextCertificateDialog({ connection: { id }, onClose }: NextCertificateDialogProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const classOf = useClasses()
  const { setNextCertificate } = useSsoConnections()
  return (
    <RecordDialog<{ readonly certificate: string }>
      isOpen
      title={t('ssoCertificate.add')}
      lead={t('ssoCertificate.addLead')}
      value={{ certificate: '' }}
      fields={[
        {
          name: 'certificate',
          label: t('ssoConnection.certificate'),
          help: t('ssoSetUp.connect.certificateHelp'),
          isRequired: true,
          codes: ['ER-SSO-CERTIFICATE-INVALID'],
          render: (control) => (
            <div className={classOf('SetUpValues')}>
              <FileField
                name="file"
                label={t('ssoCertificate.fileLabel')}
                help={t('ssoCertificate.fileHelp')}
                accept=".pem,.crt,.cer,application/x-x509-ca-cert,application/x-pem-file"
                maxSize={100_000}
                onChange={async (file) => {
                  if (file) control.onChange(pemOf(new Uint8Array(await file.arrayBuffer())))
                }}
              />
              <TextArea {...control} placeholder="-----BEGIN CERTIFICATE-----" rows={6} dir="ltr" />
            </div>
          ),
        },
      ]}
      messages={ssoConnectionsMessages}
      submit={t('ssoCertificate.save')}
      onSave={(_, { certificate }) => setNextCertificate({ id, certificate })}
      onClose={onClose}
    />
  )
}
