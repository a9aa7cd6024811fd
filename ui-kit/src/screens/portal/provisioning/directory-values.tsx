'use client'

import type { ProvisionConnection } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { CopyField } from '../../../frame/portal/shown-once/copy-field.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { provisioningMessages } from './provisioning-messages.ts'

export interface DirectoryAddressProps {
  readonly connection: ProvisionConnection
  /** The word of the directory for the address. Default: ours. */
  readonly label?: string | undefined
}

/** The address that a directory calls. If it is unknown, the way to it and the id that it depends on. */
export function DirectoryAddress({ connection: { id, address }, label }: DirectoryAddressProps): ReactElement {
  const t = useMessages(provisioningMessages)
  if (address !== null) return <CopyField label={label ?? t('provisioning.address')} value={address} />
  return (
    <>
      <Alert tone="warning" title={t('provisioning.noAddress')}>
        {t('provisioning.noAddressText')}
      </Alert>
      <CopyField label={t('provisioning.id')} value={id} />
    </>
  )
}
