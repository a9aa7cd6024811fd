'use client'

import type { CreatedConnection } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { ShownOnce } from '../../../frame/portal/shown-once/shown-once.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { provisioningMessages } from './provisioning-messages.ts'

export interface NewTokenProps {
  readonly connection: CreatedConnection
  readonly onClose: () => void
}

/** The token of a new connection, shown once. */
export function NewToken({ connection: { id, name, token }, onClose }: NewTokenProps): ReactElement {
  const t = useMessages(provisioningMessages)
  return (
    <ShownOnce
      secret={token}
      title={name}
      lead={t('provisioning.tokenLead')}
      label={t('provisioning.token')}
      once={t('provisioning.once')}
      facts={[{ label: t('provisioning.id'), value: id }]}
      onDone={onClose}
    />
  )
}
