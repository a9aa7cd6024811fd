'use client'

import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { Fact, Facts } from '../../../frame/portal/facts/facts.tsx'
import { CopyField } from '../../../frame/portal/shown-once/copy-field.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { downloadIcon } from '../../../primitives/icon/paths.ts'
import { saveText } from '../../../primitives/secret-text/save-text.ts'
import { ourMetadata } from './our-metadata.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** The words of the identity provider for our values. Default: those of SAML. */
export interface ValueLabels {
  readonly acsUrl?: string | undefined
  readonly spEntityId?: string | undefined
}

/** The values that the identity provider has to know. */
export function OurValues({
  connection,
  labels = {},
}: {
  readonly connection: SsoConnection
  readonly labels?: ValueLabels | undefined
}): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const { protocol, acsUrl, spEntityId, spCertificate, spMetadataUrl, isRequestSigned, redirectUri } = connection
  if (protocol === 'oidc') return <CopyField label={t('ssoConnection.redirectUri')} value={redirectUri} />
  return (
    <>
      <CopyField label={labels.acsUrl ?? t('ssoConnection.acsUrl')} value={acsUrl} />
      <CopyField label={labels.spEntityId ?? t('ssoConnection.spEntityId')} value={spEntityId} />
      {spMetadataUrl !== '' && <CopyField label={t('ssoConnection.metadataUrl')} value={spMetadataUrl} />}
      <Button
        size="sm"
        icon={<Icon path={downloadIcon} size="sm" />}
        onPress={() => saveText('metadata.xml', ourMetadata(connection))}
      >
        {t('ssoConnection.downloadMetadata')}
      </Button>
      {isRequestSigned && spCertificate !== '' && (
        <Button
          size="sm"
          icon={<Icon path={downloadIcon} size="sm" />}
          onPress={() => saveText('certificate.pem', spCertificate)}
        >
          {t('ssoConnection.downloadCertificate')}
        </Button>
      )}
    </>
  )
}

export interface TheirValuesProps {
  readonly connection: SsoConnection
  /** `true` if another part of the page has the certificates. Default `false`. */
  readonly isCertificateApart?: boolean | undefined
}

/** The values of the identity provider, as they were entered or read. */
export function TheirValues({ connection, isCertificateApart = false }: TheirValuesProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const dateFormat = useDateFormat()
  const { protocol, ssoEndpoint, certificateExpiresAt, isRequestSigned, oidcClientId, hasOidcSecret } = connection
  if (protocol === 'oidc') {
    return (
      <Facts>
        <Fact name={t('ssoConnection.issuer')}>
          <Address>{ssoEndpoint}</Address>
        </Fact>
        <Fact name={t('ssoConnection.clientId')}>
          <Address>{oidcClientId}</Address>
        </Fact>
        <Fact name={t('ssoConnection.clientSecret')}>
          {t(hasOidcSecret ? 'ssoConnection.secretKept' : 'ssoConnection.secretNone')}
        </Fact>
      </Facts>
    )
  }
  return (
    <Facts>
      <Fact name={t('ssoConnection.signOnUrl')}>
        <Address>{ssoEndpoint}</Address>
      </Fact>
      {!isCertificateApart && (
        <Fact name={t('ssoConnection.certificate')}>
          {certificateExpiresAt === null
            ? '—'
            : t('ssoConnection.certificateEnd', {
                date: dateFormat({ dateStyle: 'medium' }).format(certificateExpiresAt),
              })}
        </Fact>
      )}
      <Fact name={t('ssoConnection.requests')}>
        {t(isRequestSigned ? 'ssoConnection.signed' : 'ssoConnection.unsigned')}
      </Fact>
    </Facts>
  )
}

function Address({ children }: { readonly children: string }) {
  return <bdi dir="ltr">{children || '—'}</bdi>
}
