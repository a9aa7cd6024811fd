'use client'

import { useClient } from '@portico/headless'
import { type SsoConnection, useSsoConnections } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { useConfirm } from '../../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { DialogPlace } from '../../../../frame/portal/dialogs/dialog-place.tsx'
import { PagePart } from '../../../../frame/portal/page-part/page-part.tsx'
import { useViewOnly } from '../../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { useDateFormat } from '../../../../i18n/use-date-format.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { plusIcon } from '../../../../primitives/portal/icons.ts'
import { MenuButton } from '../../../../primitives/portal/menu/menu-button.tsx'
import { ListRow, RowList } from '../../../../primitives/row-list/row-list.tsx'
import { connectionName } from '../connection-names.ts'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import { NextCertificateDialog } from './next-certificate-dialog.tsx'

/** The present and the next certificate of a connection by SAML. Nothing if the provider has no next certificates. */
export function CertificatesPart({ connection }: { readonly connection: SsoConnection }): ReactElement | null {
  const { protocol, isComplete, nextCertificate } = connection
  const isShown = protocol === 'saml' && isComplete && nextCertificate !== null
  return isShown ? <BothCertificates connection={connection} /> : null
}

function BothCertificates({ connection }: { readonly connection: SsoConnection }) {
  const t = useMessages(ssoConnectionsMessages)
  const isViewOnly = useViewOnly() !== null
  const { applyNextCertificate, removeNextCertificate } = useSsoConnections()
  const { confirm, dialog } = useConfirm(ssoConnectionsMessages)
  const [isAdding, setAdding] = useState(false)
  const { id, certificateExpiresAt, nextCertificate, nextCertificateExpiresAt } = connection
  const name = connectionName(connection)
  const noteOf = useEndNote()
  const hasNext = nextCertificate !== null && nextCertificate !== ''
  const actions = [
    {
      id: 'apply',
      label: t('ssoCertificate.apply'),
      run: () =>
        confirm({
          title: t('ssoCertificate.applyTitle'),
          text: t('ssoCertificate.applyText', { name }),
          confirm: t('ssoCertificate.apply'),
          isDanger: false,
          run: () => applyNextCertificate({ id }),
        }),
    },
    {
      id: 'remove',
      label: t('ssoCertificate.remove'),
      isDanger: true,
      run: () =>
        confirm({
          title: t('ssoCertificate.removeTitle'),
          text: t('ssoCertificate.removeText', { name }),
          confirm: t('ssoCertificate.remove'),
          run: () => removeNextCertificate({ id }),
        }),
    },
  ]
  return (
    <PagePart title={t('ssoCertificate.title')} lead={t('ssoCertificate.lead', { name })}>
      <RowList isCard>
        <ListRow name={t('ssoCertificate.present')} note={noteOf(certificateExpiresAt)} />
        <ListRow
          name={t('ssoCertificate.next')}
          note={hasNext ? noteOf(nextCertificateExpiresAt) : t('ssoCertificate.none')}
        >
          {!isViewOnly &&
            (hasNext ? (
              <MenuButton label={t('ssoCertificate.actions')} actions={actions} />
            ) : (
              <Button size="sm" icon={<Icon path={plusIcon} size="sm" />} onPress={() => setAdding(true)}>
                {t('ssoCertificate.add')}
              </Button>
            ))}
        </ListRow>
      </RowList>
      <DialogPlace
        of={NextCertificateDialog}
        open={isAdding ? { connection, onClose: () => setAdding(false) } : null}
      />
      {dialog}
    </PagePart>
  )
}

/** The line about the end of a certificate. */
function useEndNote(): (end: string | null) => string {
  const t = useMessages(ssoConnectionsMessages)
  const dateFormat = useDateFormat()
  const { clock } = useClient().ports
  return (end) => {
    if (end === null) return t('ssoCertificate.unread')
    const date = dateFormat({ dateStyle: 'medium' }).format(end)
    return t(Date.parse(end) <= clock.now() ? 'ssoCertificate.ended' : 'ssoCertificate.ends', { date })
  }
}
