'use client'

import { type ReactElement, type ReactNode, useId, useState } from 'react'
import type { FieldControl, FieldSettings } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { NumberField } from '../../../primitives/portal/number-field/number-field.tsx'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { useClasses } from '../../../slots/index.ts'
import { durationText, secondsIn, unitOf, units } from './duration.ts'
import { securityMessages } from './security-messages.ts'

/** A limit that is off, or on with an amount. */
export interface Limit<Content, Name extends string>
  extends Pick<FieldSettings<Content, Name>, 'name' | 'label' | 'help'> {
  /** The words of the switch. */
  readonly action: string
  /** `true` if the limit cannot be switched off. Default `false`. */
  readonly isFixed?: boolean | undefined
  readonly of: (value: NonNullable<Content>) => readonly [isOn: boolean, amount: number]
  /** Returns the members of the value for a switch and an amount. */
  readonly to: (isOn: boolean, amount: number) => Partial<NonNullable<Content>>
  readonly amount: Amount
}

/** The amount of a limit. */
export interface Amount {
  readonly min: number
  readonly max: number
  /** The error of an amount that is no whole number from `min` to `max`. */
  readonly fault: string
  readonly render: (control: AmountControl) => ReactNode
  readonly show: (amount: number) => string
}

/** The props of the control of an amount; 0 is empty. */
type AmountControl = Pick<FieldControl<number>, 'error' | 'attempt' | 'value' | 'onChange'>

/** The amounts of limits, and the fields of limits. */
export function useLimitFields() {
  const { code } = useLocale()
  const t = useMessages(securityMessages)
  return {
    /** An amount that is a number from 1 to `max`. */
    numberTo: (max: number, label: string, show: Amount['show']): Amount => ({
      min: 1,
      max,
      fault: t('security.range', { min: 1, max }),
      render: ({ value, onChange, ...control }) => (
        <NumberField
          {...control}
          label={label}
          min={1}
          max={max}
          value={value || null}
          onChange={(number) => onChange(number ?? 0)}
        />
      ),
      show,
    }),
    /** An amount that is a time in seconds, from a minute to a year. */
    duration: {
      min: secondsIn.minutes,
      max: longestTime,
      fault: t('security.durationRange'),
      render: (control) => <DurationField {...control} />,
      show: (seconds) => durationText(seconds, code),
    } satisfies Amount,
    limit<Content extends object | null, Name extends string>({
      of,
      to,
      amount,
      action,
      isFixed,
      ...words
    }: Limit<Content, Name>): FieldSettings<Content, Name> {
      return {
        ...words,
        check(value) {
          const [isOn, number] = value ? of(value) : [false, 0]
          const isWithin = Number.isInteger(number) && number >= amount.min && number <= amount.max
          return !isOn || isWithin ? null : amount.fault
        },
        render({ value, onChange, error, attempt, ...control }) {
          if (!value) return null
          const [isOn, number] = of(value)
          return (
            <LimitField
              {...control}
              action={action}
              isOn={isOn}
              isFixed={isFixed}
              onSwitch={(next) => onChange({ ...value, ...to(next, number) })}
            >
              {amount.render({
                error,
                attempt,
                value: number,
                onChange: (next) => onChange({ ...value, ...to(isOn, next) }),
              })}
            </LimitField>
          )
        },
        show(value) {
          const [isOn, number] = value ? of(value) : [false, 0]
          return isOn ? amount.show(number) : t('security.off')
        },
      }
    },
  }
}

interface LimitFieldProps extends Pick<FieldControl<unknown>, 'label' | 'help'> {
  readonly action: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  readonly isFixed: boolean | undefined
  /** The amount, shown while the limit is on. */
  readonly children: ReactNode
}

function LimitField({ label, help, action, isOn, onSwitch, isFixed, children }: LimitFieldProps): ReactElement {
  const classOf = useClasses()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers.
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      className={classOf('SecurityLimit', classOf('Field'))}
    >
      <span id={id} className={classOf('Label')}>
        {label}
      </span>
      <p id={`${id}-help`} className={classOf('Help')}>
        {help}
      </p>
      <div className={classOf('SecurityLimitValue')}>
        <Switch label={action} isSelected={isOn} isDisabled={isFixed} onChange={onSwitch} />
        {isOn && children}
      </div>
    </div>
  )
}

/** A time in seconds as a number and its unit. */
function DurationField({ error, attempt, value, onChange }: AmountControl): ReactElement {
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
const longestTime = 31_536_000
