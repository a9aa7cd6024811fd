'use client'

import type { CreatedApiToken } from '@portico/headless/portal/api-tokens'
import type { ReactElement } from 'react'
import { ShownOnce } from '../../../frame/portal/shown-once/shown-once.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { apiTokensMessages } from './api-tokens-messages.ts'

export interface NewSecretProps {
  readonly token: CreatedApiToken
  readonly description: string
  readonly onClose: () => void
}

/** The secret of a new token, shown once, with a file of variables to download. */
export function NewSecret({ token: { clientId, secret }, description, onClose }: NewSecretProps): ReactElement {
  const t = useMessages(apiTokensMessages)
  return (
    <ShownOnce
      secret={secret}
      title={description}
      lead={t('apiToken.createdLead')}
      once={t('apiToken.once')}
      facts={clientId === null ? [] : [{ label: t('apiToken.clientId'), value: clientId }]}
      file={{ name: '.env', textOf: (text) => variables(clientId, text) }}
      onDone={onClose}
    />
  )
}

function variables(clientId: string | null, secret: string): string {
  return clientId === null ? `ACCESS_TOKEN=${secret}\n` : `CLIENT_ID=${clientId}\nCLIENT_SECRET=${secret}\n`
}
