'use client'

import { useMessages } from '../../../i18n/index.ts'
import { timeOf, useDateFormat } from '../../../i18n/use-date-format.ts'
import { privacyMessages } from './privacy-messages.ts'

/** Returns a function from a date (ISO 8601) to the sentence that something was added then; empty without a date. */
export function useAddedOn(): (createdAt: string) => string {
  const dateFormat = useDateFormat()
  const t = useMessages(privacyMessages)
  return (createdAt) => {
    if (timeOf(createdAt) === null) return ''
    return t('passkeys.addedOn', { date: dateFormat({ dateStyle: 'medium' }).format(createdAt) })
  }
}
