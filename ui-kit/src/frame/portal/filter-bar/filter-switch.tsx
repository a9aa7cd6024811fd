'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { SegmentedSwitch } from '../../../primitives/portal/radio-group/segmented-switch.tsx'
import type { SelectOption } from '../../../primitives/portal/select/types.ts'
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
