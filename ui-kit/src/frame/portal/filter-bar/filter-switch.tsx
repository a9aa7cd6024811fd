'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import type { SelectOption } from '../../../primitives/portal/select/types.ts'
import { useClasses } from '../../../slots/index.ts'
import { tableMessages } from '../data-table/table-messages.ts'
import type { FilterFieldProps } from './types.ts'

export interface FilterSwitchProps extends FilterFieldProps {
  /** The values. The option for all of them is added in front. */
  readonly options: readonly SelectOption[]
}

/** A filter of few values in sight, for `inBar`. A value that is none of the options chooses nothing. */
export function FilterSwitch({ label, value, options, onChange }: FilterSwitchProps): ReactElement {
  const t = useMessages(tableMessages)
  const all = { id: '', label: t('filters.all') }
  return <SegmentedSwitch label={label} options={[all, ...options]} value={value} onChange={onChange} />
}

/** A choice of few values in one line, all of which are in sight. */
export function SegmentedSwitch({ label, value, options, onChange }: Omit<FilterSwitchProps, 'name'>): ReactElement {
  const classOf = useClasses()
  return (
    <RadioGroup label={label} className={classOf('FilterSwitch')} options={options} value={value} onChange={onChange} />
  )
}
