'use client'

import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useState } from 'react'
import { PagePart } from '../../../../frame/portal/page-part/page-part.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { productName } from '../connection-names.ts'
import { TheirValues } from '../provider-facts.tsx'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import { MetadataDialog, OidcDialog, SamlDialog } from './older-values-dialogs.tsx'

/** The values of the identity provider. A provider keeps none without a domain, so they are changed after it is added. */
export function OlderValues({ connection }: { readonly connection: SsoConnection }): ReactElement {
  const { protocol, domains } = connection
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const [open, setOpen] = useState<'metadata' | 'values' | null>(null)
  const name = productName(connection)
  const close = () => setOpen(null)
  const ByHand = protocol === 'oidc' ? OidcDialog : SamlDialog
  const isReady = domains.length > 0
  return (
    <PagePart
      title={t('ssoConnection.fromProvider', { name })}
      lead={isReady ? undefined : t('ssoOlder.domainFirst')}
      actions={
        isReady && (
          <div className={classOf('DomainActions')}>
            {protocol === 'saml' && (
              <Button size="sm" onPress={() => setOpen('metadata')}>
                {t('ssoOlder.metadata')}
              </Button>
            )}
            <Button size="sm" aria-label={t('ssoConnection.changeValues', { name })} onPress={() => setOpen('values')}>
              {t('ssoConnection.change')}
            </Button>
          </div>
        )
      }
    >
      <TheirValues connection={connection} />
      {open === 'metadata' && <MetadataDialog connection={connection} onClose={close} />}
      {open === 'values' && <ByHand connection={connection} onClose={close} />}
    </PagePart>
  )
}
