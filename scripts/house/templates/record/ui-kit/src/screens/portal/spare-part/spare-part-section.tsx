'use client'

import { type SparePart, useSparePart } from '@portico/headless/portal/spare-part'
import type { ReactElement } from 'react'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { TextArea } from '../../../primitives/portal/text-area/text-area.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { sparePartMessages } from './spare-part-messages.ts'

/** The spare part of the tenant, as a form. */
export function SparePartSection(): ReactElement {
  const sparePart = useSparePart()
  const t = useMessages(sparePartMessages)
  const name = t('sparePart.title')
  return (
    <UnsavedGuard>
      <SectionPage
        title={name}
        lead={t('sparePart.lead')}
        width="form"
        record={sparePart}
        see={{ name, permissions: ['fe.secure.read.sparePart'] }}
        change={{ name, permissions: ['fe.secure.write.sparePart'] }}
      >
        <RecordForm label={name} record={sparePart} fields={useFields()} messages={sparePartMessages} />
      </SectionPage>
    </UnsavedGuard>
  )
}

function useFields(): readonly RecordField<SparePart>[] {
  const t = useMessages(sparePartMessages)
  return [
    {
      name: 'isActive',
      label: t('sparePart.active'),
      render: ({ label, value, onChange }) => <Switch label={label} isSelected={value} onChange={onChange} />,
      show: (isActive) => t(isActive ? 'sparePart.on' : 'sparePart.off'),
    },
    {
      name: 'contact',
      label: t('sparePart.contact'),
      help: t('sparePart.contactHelp'),
      check: (contact) => (contact === '' || /^\S+@\S+$/.test(contact) ? null : t('sparePart.contactCheck')),
      render: (control) => <TextField {...control} />,
    },
    { name: 'note', label: t('sparePart.note'), render: (control) => <TextArea {...control} /> },
  ]
}
