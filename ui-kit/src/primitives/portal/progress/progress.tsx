'use client'

import { cva } from 'class-variance-authority'
import { useLocale } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { alertIcon, checkIcon, warningIcon } from '../../icon/paths.ts'

export interface ProgressProps {
  /** The thing in progress, such as "Moving 17 people". */
  readonly label: string
  /** The part that is done, of `max`; `null` while it is unknown. */
  readonly value: number | null
  /** The value at the end. Default `100`. */
  readonly max?: number | undefined
  /** The value in words, such as "14 of 17". Default: a percentage. */
  readonly valueText?: string | undefined
  /** `true` shows the bar alone; the label is its name. Default `false`. */
  readonly isBare?: boolean | undefined
  /** The meaning of the color. All but `primary` have a mark behind the value too. Default `primary`. */
  readonly tone?: 'primary' | 'success' | 'warning' | 'danger' | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** The part of a task that is done. Replaceable as slot `Progress`. */
export const Progress = slotted<ProgressProps, HTMLDivElement>(
  'Progress',
  ({ label, value, max = 100, valueText, isBare = false, tone, className }, ref) => {
    const classOf = useClasses()
    const { code } = useLocale()
    const share = value === null || max <= 0 ? null : Math.min(Math.max(value / max, 0), 1)
    const words = share === null ? undefined : (valueText ?? numberFormat(code, { style: 'percent' }).format(share))
    return (
      <div ref={ref} className={classOf('Progress', look({ tone }), className)}>
        {!isBare && (
          <div className={classOf('ProgressText')} aria-hidden="true">
            <span>{label}</span>
            <span className={classOf('ProgressValue')}>
              {words}
              {tone && tone !== 'primary' && <Icon path={marks[tone]} size="sm" />}
            </span>
          </div>
        )}
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={share === null ? undefined : share * max}
          aria-valuetext={words}
          className={classOf('ProgressTrack')}
          data-indeterminate={share === null || undefined}
        >
          <div
            className={classOf('ProgressBar')}
            style={share === null ? undefined : { inlineSize: `${share * 100}%` }}
          />
        </div>
      </div>
    )
  },
)

const marks = { success: checkIcon, warning: warningIcon, danger: alertIcon } as const

const look = cva('', {
  variants: {
    tone: {
      primary: '',
      success: 'portico-Progress--success',
      warning: 'portico-Progress--warning',
      danger: 'portico-Progress--danger',
    },
  },
})
