'use client'

import { useClient } from '@portico/headless'
import { dayAfter, dayIn } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import type { FieldControl } from '../../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { useTimeZone } from '../../../../i18n/use-date-format.ts'
import { DateField } from '../../../../primitives/portal/date-field/date-field.tsx'
import { Switch } from '../../../../primitives/portal/switch/switch.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { userMessages } from '../user/user-messages.ts'

/** A switch for temporary access, and its last day: `null` if access does not end, empty while no day is chosen. */
export function LastDayField(control: FieldControl<string | null>): ReactElement {
  const { label, name, error, attempt, value, onChange } = control
  const classOf = useClasses()
  const t = useMessages(userMessages)
  const { clock } = useClient().ports
  const zone = useTimeZone()
  return (
    <div className={classOf('LastDay')}>
      <Switch
        label={label}
        help={t(value === null ? 'user.permanent' : 'user.endHelp')}
        isSelected={value !== null}
        onChange={(isOn) => onChange(isOn ? '' : null)}
      />
      {value !== null && (
        <DateField
          label={t('user.endDay')}
          name={name}
          min={dayAfter(dayIn(zone, clock.now()))}
          value={value}
          error={error}
          attempt={attempt}
          onChange={onChange}
        />
      )}
    </div>
  )
}
