'use client'

import { type ReactElement, useEffect, useState } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { ComboBox } from '../../../primitives/portal/combo-box/combo-box.tsx'
import type { SelectOption } from '../../../primitives/portal/select/types.ts'

export interface OneOfFieldProps extends FieldControl<string> {
  /** The options that come first: at least the present one. */
  readonly first: readonly SelectOption[]
  /** Makes all other options. They are many, so it runs after the first paint. Keep its identity. */
  readonly others: () => readonly SelectOption[]
  /** The value without a choice. Default: empty. */
  readonly none?: string | undefined
}

/** A choice of one among hundreds, by typing. */
export function OneOfField({ first, others, none = '', value, onChange, ...field }: OneOfFieldProps): ReactElement {
  const [all, setAll] = useState<readonly SelectOption[]>([])
  useEffect(() => setAll(others()), [others])
  const rest = all.filter(({ id }) => !first.some((one) => one.id === id))
  return (
    <ComboBox
      {...field}
      isSingle
      options={[...first, ...rest]}
      value={value === '' ? [] : [value]}
      onChange={(ids) => onChange(ids.at(-1) ?? none)}
    />
  )
}
