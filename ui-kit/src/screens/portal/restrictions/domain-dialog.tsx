'use client'

import type { DomainRestrictionsActions } from '@portico/headless/portal/restrictions'
import type { ReactElement } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { restrictionsMessages } from './restrictions-messages.ts'

export interface DomainDialogProps extends Pick<DomainRestrictionsActions, 'add'> {
  /** `true` for the block list. */
  readonly isBlocking: boolean
  readonly onClose: () => void
}

interface DomainDraft {
  readonly domain: string
}

/** The dialog that adds an e-mail domain. */
export function DomainDialog({ add, isBlocking, onClose }: DomainDialogProps): ReactElement {
  const t = useMessages(restrictionsMessages)
  const fields: readonly RecordField<DomainDraft>[] = [
    {
      name: 'domain',
      label: t('domainRestrictions.domain'),
      help: t('domainRestrictions.domainHelp'),
      codes: ['email-domain-invalid', 'ER-DOMAIN-RESTRICTION-EXISTS'],
      check: (domain) => (domain.trim() === '' ? t('errors.email-domain-invalid') : null),
      render: (control) => <TextField {...control} dir="ltr" autoComplete="off" />,
    },
  ]
  return (
    <RecordDialog<DomainDraft>
      isOpen
      isNew
      title={t('domainRestrictions.addTitle')}
      lead={t(isBlocking ? 'domainRestrictions.blockHelp' : 'domainRestrictions.allowHelp')}
      value={newDomain}
      fields={fields}
      messages={restrictionsMessages}
      submit={t('domainRestrictions.add')}
      onSave={(_, { domain }) => add({ domain })}
      onClose={onClose}
    />
  )
}

const newDomain: DomainDraft = { domain: '' }
