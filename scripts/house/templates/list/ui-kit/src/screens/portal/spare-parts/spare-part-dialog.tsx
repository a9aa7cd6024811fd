'use client'

import { type SparePart, useSpareParts } from '@portico/headless/portal/spare-parts'
import { type ReactElement, useState } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { TextArea } from '../../../primitives/portal/text-area/text-area.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { sparePartsMessages } from './spare-parts-messages.ts'

export interface SparePartDialogProps {
  /** The spare part to change; `null` for a new one. */
  readonly sparePart: SparePart | null
  readonly onClose: () => void
}

type Draft = Pick<SparePart, 'name' | 'description'>

/** The dialog to create or change a spare part. */
export function SparePartDialog({ sparePart, onClose }: SparePartDialogProps): ReactElement {
  const { create, update } = useSpareParts()
  const t = useMessages(sparePartsMessages)
  // The changes of a person are those since the dialog opened, although the list may be read again.
  const [opened] = useState(sparePart)
  const fields: readonly RecordField<Draft>[] = [
    {
      name: 'name',
      label: t('spareParts.nameLabel'),
      isRequired: true,
      codes: ['spare-part-name-required'],
      render: (control) => <TextField {...control} />,
    },
    { name: 'description', label: t('spareParts.description'), render: (control) => <TextArea {...control} /> },
  ]
  return (
    <RecordDialog
      isOpen
      title={opened?.name ?? t('spareParts.createTitle')}
      value={{ name: opened?.name ?? '', description: opened?.description ?? '' }}
      fields={fields}
      messages={sparePartsMessages}
      submit={t('spareParts.save')}
      onSave={(changes, values) => (opened ? update({ id: opened.id, ...changes }) : create(values))}
      onClose={onClose}
    />
  )
}
