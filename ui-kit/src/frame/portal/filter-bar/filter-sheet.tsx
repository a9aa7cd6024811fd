'use client'

import { type ReactElement, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { NativeForm } from '../../../primitives/form/form.tsx'
import { Drawer } from '../../../primitives/portal/drawer/drawer.tsx'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { useClasses } from '../../../slots/index.ts'
import { ownValue } from '../../../theme/own-member.ts'
import { tableMessages } from '../data-table/table-messages.ts'
import type { Filter, FilterBarProps } from './types.ts'

export interface FilterSheetProps extends Pick<FilterBarProps, 'list'> {
  readonly filters: readonly Filter[]
  readonly onClose: () => void
}

/** The choice of filters. It applies all of them at once. */
export function FilterSheet({ list, filters, onClose }: FilterSheetProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(list.query.filters)
  const change = (id: string, value: string) => setValues((former) => ({ ...former, [id]: value }))
  const apply = (chosen: Readonly<Record<string, string>>) => {
    void list.filter({ filters: Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')) })
    onClose()
  }
  return (
    <Drawer
      title={t('filters.title')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button size="md" onPress={() => apply({})}>
            {t('filters.clear')}
          </Button>
          <Button size="md" variant="primary" onPress={() => form.current?.requestSubmit()}>
            {t('filters.show')}
          </Button>
        </>
      }
    >
      <NativeForm ref={form} className={classOf('FilterFields')} onSubmit={() => apply(values)}>
        {filters.map((filter) => (
          <FilterField
            key={filter.id}
            filter={filter}
            value={ownValue(values, filter.id) ?? ''}
            onChange={(value) => change(filter.id, value)}
          />
        ))}
        {/* Without a button of the form, Enter in one of several fields does not submit it. */}
        <button type="submit" hidden />
      </NativeForm>
    </Drawer>
  )
}

interface FilterFieldProps {
  readonly filter: Filter
  readonly value: string
  readonly onChange: (value: string) => void
}

function FilterField({ filter: { label, options = [], field: Field }, value, onChange }: FilterFieldProps) {
  const t = useMessages(tableMessages)
  if (Field) return <Field label={label} value={value} onChange={onChange} />
  return (
    <Select
      label={label}
      options={[{ id: any, label: t('filters.any') }, ...options]}
      value={value === '' ? any : value}
      onChange={(id) => onChange(id === any ? '' : id)}
    />
  )
}

/** The option for no filter. React Aria has no empty keys. */
const any = 'portico-any'
