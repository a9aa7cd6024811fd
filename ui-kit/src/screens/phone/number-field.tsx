'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { PhoneField } from '../../primitives/phone-field/phone-field.tsx'
import { atField } from '../login/at-field.ts'
import type { Failure } from '../login/failure.ts'
import { phoneMessages } from './phone-messages.ts'

/** A phone number to be typed, with what helps: its error says more than its help, and takes its place. */
export function NumberField({ failure }: { readonly failure: Failure | null }): ReactElement {
  const t = useMessages(phoneMessages)
  const problem = atField(failure)
  const help = problem.error ? undefined : t('phone.numberHelp')
  return <PhoneField label={t('phone.numberLabel')} help={help} {...problem} />
}
