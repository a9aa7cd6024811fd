'use client'

import { type ReactElement, useState } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { NumberField } from '../../../primitives/portal/number-field/number-field.tsx'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { useClasses } from '../../../slots/index.ts'
import { secondsIn, unitOf, units } from './duration.ts'
import { securityMessages } from './security-messages.ts'

/** The props of {@link DurationField}. Its value is in seconds; 0 is empty. */
export interface DurationFieldProps extends Pick<FieldControl<number>, 'error' | 'attempt' | 'value' | 'onChange'> {}

/** A time as a number and its unit. */
export function DurationField({ error, attempt, value, onChange }: DurationFieldProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(securityMessages)
  const [chosen, setChosen] = useState(unitOf(value))
  const isWhole = value % secondsIn[chosen] === 0
  const unit = isWhole ? chosen : unitOf(value)
  const amount = Math.round(value / secondsIn[unit])

  function choose(id: string) {
    const next = units.find((one) => one === id) ?? unit
    setChosen(next)
    onChange(amount * secondsIn[next])
  }

  return (
    <div className={classOf('SecurityDuration')}>
      <NumberField
        label={t('security.duration')}
        error={error}
        attempt={attempt}
        min={1}
        max={longestTime / secondsIn[unit]}
        value={amount === 0 ? null : amount}
        onChange={(number) => onChange((number ?? 0) * secondsIn[unit])}
      />
      <Select
        label={t('security.unit')}
        value={unit}
        options={units.map((id) => ({ id, label: t(`security.${id}`) }))}
        onChange={choose}
      />
    </div>
  )
}

/** One year, in seconds. */
export const longestTime = 31_536_000
