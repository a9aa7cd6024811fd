'use client'

import type { ViewOnly } from '../../../frame/portal/section-page/types.ts'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { restrictionsMessages } from './restrictions-messages.ts'

/** The reason why the account lets a list of restrictions be seen only; `undefined` if it can be changed. */
export function useAccountViewOnly(
  field: 'ipAddressRestrictions' | 'restrictSignupByEmailDomain',
): ViewOnly | undefined {
  const t = useMessages(restrictionsMessages)
  const { fields } = usePageAppearance('security')
  return fields[field] === 'viewOnly' ? { reason: t('restrictions.viewOnly') } : undefined
}
