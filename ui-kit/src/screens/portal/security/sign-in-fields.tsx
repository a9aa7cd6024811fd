'use client'

import { useClient } from '@portico/headless'
import type { FieldAppearance, PortalAppearance } from '@portico/headless/portal/admin-portal'
import type { SecurityPolicies, TenantPolicy } from '@portico/headless/portal/security'
import type { FieldSettings, RecordField } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { timeOf, useDateFormat } from '../../../i18n/use-date-format.ts'
import { durationText, secondsIn } from './duration.ts'
import { useLimitFields } from './limit-field.tsx'
import { enforcementLabels, enforcements, SecondStepField } from './second-step-field.tsx'
import { securityMessages } from './security-messages.ts'

/** A field for each policy of sign-ins, in display order. A policy without a field does not compile. */
export type PolicyFields = { readonly [Name in TenantPolicy]: FieldSettings<SecurityPolicies[Name], Name> }

/**
 * The fields of the policies of sign-ins, each with its appearance by the provider, the vendor and the settings of the page.
 * `onSeePeople` opens the list of people without a second step.
 */
export function useSignInFields(
  policies: SecurityPolicies,
  settings: PortalAppearance['fields'],
  onSeePeople: () => void,
): readonly RecordField<SecurityPolicies>[] {
  const fields = usePolicyFields(policies, onSeePeople)
  return Object.values(fields).map((field) => ({
    ...field,
    appearance: shownAs(policies[field.name], settings[field.name]),
  }))
}

function usePolicyFields(policies: SecurityPolicies, onSeePeople: () => void): PolicyFields {
  const { code } = useLocale()
  const { clock } = useClient().ports
  const dateFormat = useDateFormat()
  const t = useMessages(securityMessages)
  const { limit, numberTo } = useLimitFields()
  const { mfa, passwordHistory, passwordRotation } = policies
  const { longestPeriod } = passwordRotation
  const rotationHelp =
    longestPeriod === null ? t('security.passwordRotationHelp') : t('security.longest', { count: longestPeriod })
  return {
    mfa: {
      name: 'mfa',
      label: t('security.mfa'),
      help: t('security.mfaHelp'),
      codes: ['weaker-than-vendor'],
      render: (control) => (
        <SecondStepField control={control} savedBegin={mfa?.enforcedFrom ?? null} onSeePeople={onSeePeople} />
      ),
      show: (policy) => {
        const known = enforcements.find((one) => one === policy?.enforcement)
        if (!known) return '—'
        const begin = timeOf(policy?.enforcedFrom)
        if (known === 'none' || begin === null || begin <= clock.now()) return t(enforcementLabels[known])
        return t('security.mfaFrom', {
          choice: t(enforcementLabels[known]),
          date: dateFormat({ dateStyle: 'long' }).format(begin),
        })
      },
    },
    userLockout: limit({
      name: 'userLockout',
      label: t('security.userLockout'),
      help: t('security.userLockoutHelp'),
      action: t('security.advice.ENABLE-USER-LOCKOUT'),
      of: ({ isEnabled, maxAttempts }) => [isEnabled, maxAttempts],
      to: (isEnabled, maxAttempts) => ({ isEnabled, maxAttempts }),
      amount: numberTo(100, t('security.tries'), (count) => t('security.afterTries', { count })),
    }),
    passwordHistory: limit({
      name: 'passwordHistory',
      label: t('security.passwordHistory'),
      help: passwordHistory?.isFixed ? t('security.fixed') : t('security.passwordHistoryHelp'),
      action: t('security.advice.ENABLE-PASSWORD-HISTORY'),
      of: ({ isEnabled, historySize }) => [isEnabled, historySize],
      to: (isEnabled, historySize) => ({ isEnabled, historySize }),
      amount: numberTo(10, t('security.remember'), (count) => t('security.lastPasswords', { count })),
    }),
    passwordRotation: limit({
      name: 'passwordRotation',
      label: t('security.passwordRotation'),
      help: passwordRotation.isFixed ? t('security.fixed') : rotationHelp,
      action: t('security.rotate'),
      isFixed: longestPeriod !== null,
      of: ({ isActive, rotationPeriod }) => [isActive, rotationPeriod],
      to: (isActive, rotationPeriod) => ({ isActive, rotationPeriod }),
      amount: numberTo(longestPeriod ?? 3650, t('security.rotationDays'), (days) =>
        durationText(days * secondsIn.days, code),
      ),
    }),
  }
}

/** The appearance of a policy, which is hidden if the provider offers none, and view only if the vendor has fixed it. */
function shownAs(policy: SecurityPolicies[TenantPolicy], setting: FieldAppearance = 'edit'): FieldAppearance {
  if (policy === null) return 'hidden'
  const isFixed = 'isFixed' in policy && policy.isFixed
  return isFixed && setting === 'edit' ? 'viewOnly' : setting
}
