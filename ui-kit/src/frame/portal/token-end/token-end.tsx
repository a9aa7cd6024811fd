'use client'

import { useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { tokenEndMessages } from '../../../i18n/messages/portal/token-end.gen.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Select, type SelectProps } from '../../../primitives/portal/select/select.tsx'

export interface TokenEndProps extends Pick<SelectProps, 'name' | 'error' | 'attempt' | 'isDisabled'> {
  /** The name of the field. Default: "Expires". */
  readonly label?: string | undefined
  /** The number of days as text, or {@link noEnd}. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The choice of the time until a new token ends, with the date of that end. */
export function TokenEnd({ label, value, ...field }: TokenEndProps): ReactElement {
  const t = useMessages(tokenEndMessages)
  const dateFormat = useDateFormat()
  const { clock } = useClient().ports
  const count = daysOf(value)
  const endOf = (days: number) => dateFormat({ dateStyle: 'long' }).format(clock.now() + days * day)
  return (
    <Select
      {...field}
      label={label ?? t('tokenEnd.label')}
      value={value}
      options={[
        ...choices.map((days) => ({ id: String(days), label: t('tokenEnd.days', { count: days }) })),
        { id: noEnd, label: t('tokenEnd.never') },
      ]}
      help={count === null ? t('tokenEnd.endsNever') : t('tokenEnd.endsOn', { date: endOf(count) })}
    />
  )
}

/** The days of a choice; `null` without an end. */
export function daysOf(value: string): number | null {
  return value === noEnd ? null : Number(value)
}

/** The choice for a token like another: the shortest one that is not shorter. `otherwise` is that of an unknown life. */
export function choiceLike({ createdAt, expiresAt }: TokenLife, otherwise: string): string {
  if (expiresAt === null) return noEnd
  if (!createdAt) return otherwise
  const days = Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / day)
  return String(choices.find((count) => count >= days) ?? choices.at(-1))
}

/** The creation and the end of a token (ISO 8601); `null` for one that is unknown, or for no end. */
export interface TokenLife {
  readonly createdAt: string | null
  readonly expiresAt: string | null
}

/** The choice of a token without an end. */
export const noEnd = 'never'
const choices = [1, 7, 30, 90, 365]
/** One day, in milliseconds. */
const day = 86_400_000
