'use client'

import { type IpRestrictionsActions, ipRangeSize, isIpRange, plainIp } from '@portico/headless/portal/restrictions'
import type { ReactElement } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { restrictionsMessages } from './restrictions-messages.ts'

export interface IpDialogProps extends Pick<IpRestrictionsActions, 'add'> {
  /** `true` for the block list. */
  readonly isBlocking: boolean
  readonly onClose: () => void
}

interface IpDraft {
  readonly ip: string
  readonly description: string
}

/** The dialog that adds an address or a network. */
export function IpDialog({ add, isBlocking, onClose }: IpDialogProps): ReactElement {
  const t = useMessages(restrictionsMessages)
  const fields: readonly RecordField<IpDraft>[] = [
    {
      name: 'ip',
      label: t('ipRestrictions.address'),
      codes: ['ip-address-invalid', 'ip-blocks-own', 'ER-IP-RESTRICTION-EXISTS'],
      check: (ip) => (isIpRange(plainIp(ip)) ? null : t('errors.ip-address-invalid')),
      render: (control) => {
        const count = ipRangeSize(plainIp(control.value))
        const help = count === null ? t('ipRestrictions.addressHelp') : t('ipRestrictions.count', { count })
        return <TextField {...control} help={help} dir="ltr" autoComplete="off" />
      },
    },
    {
      name: 'description',
      label: t('ipRestrictions.note'),
      help: t('ipRestrictions.noteHelp'),
      render: (control) => <TextField {...control} dir="auto" />,
    },
  ]
  return (
    <RecordDialog<IpDraft>
      isOpen
      isNew
      title={t('ipRestrictions.addTitle')}
      lead={t(isBlocking ? 'ipRestrictions.blockHelp' : 'ipRestrictions.allowHelp')}
      value={newEntry}
      fields={fields}
      messages={restrictionsMessages}
      submit={t('ipRestrictions.add')}
      onSave={(_, { ip, description }) => add({ ip, description })}
      onClose={onClose}
    />
  )
}

const newEntry: IpDraft = { ip: '', description: '' }
