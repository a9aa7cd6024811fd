'use client'

import { useClient } from '@portico/headless'
import type { FieldAppearance, PortalAppearance } from '@portico/headless/portal/admin-portal'
import type { SecurityPolicies, TenantPolicy } from '@portico/headless/portal/security'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { timeOf, useDateFormat } from '../../../i18n/use-date-format.ts'
import { NumberField } from '../../../primitives/portal/number-field/number-field.tsx'
import { durationText, secondsIn } from './duration.ts'
import { LimitField } from './limit-field.tsx'
import { enforcements, SecondStepField } from './second-step-field.tsx'
import { securityMessages } from './security-messages.ts'

/** The field of a policy, with its appearance by the provider, the vendor and the settings of the page. */
type PolicyField = RecordField<SecurityPolicies> & { readonly appearance: FieldAppearance }

/** The fields of the policies of sign-ins, in display order. `onSeePeople` opens the list of people without a second step. */
export function useSignInFields(
  policies: SecurityPolicies,
  settings: PortalAppearance['fields'],
  onSeePeople: () => void,
): Readonly<Record<TenantPolicy, PolicyField>> {
  const { code } = useLocale()
  const { clock } = useClient().ports
  const dateFormat = useDateFormat()
  const t = useMessages(securityMessages)
  const { mfa, passwordHistory, passwordRotation } = policies
  const { longestPeriod } = passwordRotation
  const longestDays = longestPeriod ?? mostDays
  const checkNumber = (number: number, max: number) =>
    Number.isInteger(number) && number >= 1 && number <= max ? null : t('security.range', { min: 1, max })
  const rotationHelp =
    longestPeriod === null ? t('security.passwordRotationHelp') : t('security.longest', { count: longestPeriod })
  const shown = (name: TenantPolicy) => shownAs(policies[name], settings[name])
  return {
    mfa: {
      name: 'mfa',
      appearance: shown('mfa'),
      label: t('security.mfa'),
      help: t('security.mfaHelp'),
      codes: ['weaker-than-vendor'],
      render: (control) => (
        <SecondStepField control={control} savedBegin={mfa?.enforcedFrom ?? null} onSeePeople={onSeePeople} />
      ),
      show: (policy) => {
        const known = enforcements.find((one) => one === policy?.enforceMFAType)
        if (!known) return '—'
        const begin = timeOf(policy?.enforcedFrom)
        if (known === 'DontForce' || begin === null || begin <= clock.now()) return t(`security.${known}`)
        return t('security.mfaFrom', {
          choice: t(`security.${known}`),
          date: dateFormat({ dateStyle: 'long' }).format(begin),
        })
      },
    },
    userLockout: {
      name: 'userLockout',
      appearance: shown('userLockout'),
      label: t('security.userLockout'),
      help: t('security.userLockoutHelp'),
      check: (lockout) => (lockout?.isEnabled ? checkNumber(lockout.maxAttempts, mostTries) : null),
      render: ({ value, onChange, error, attempt, ...control }) =>
        value && (
          <LimitField
            {...control}
            action={t('security.advice.ENABLE-USER-LOCKOUT')}
            isOn={value.isEnabled}
            onSwitch={(enabled) => onChange({ ...value, isEnabled: enabled })}
          >
            <NumberField
              label={t('security.tries')}
              error={error}
              attempt={attempt}
              min={1}
              max={mostTries}
              value={value.maxAttempts || null}
              onChange={(number) => onChange({ ...value, maxAttempts: number ?? 0 })}
            />
          </LimitField>
        ),
      show: (lockout) =>
        lockout?.isEnabled ? t('security.afterTries', { count: lockout.maxAttempts }) : t('security.off'),
    },
    passwordHistory: {
      name: 'passwordHistory',
      appearance: shown('passwordHistory'),
      label: t('security.passwordHistory'),
      help: passwordHistory?.isFixed ? t('security.fixed') : t('security.passwordHistoryHelp'),
      check: (history) => (history?.isEnabled ? checkNumber(history.historySize, mostPasswords) : null),
      render: ({ value, onChange, error, attempt, ...control }) =>
        value && (
          <LimitField
            {...control}
            action={t('security.advice.ENABLE-PASSWORD-HISTORY')}
            isOn={value.isEnabled}
            onSwitch={(enabled) => onChange({ ...value, isEnabled: enabled })}
          >
            <NumberField
              label={t('security.remember')}
              error={error}
              attempt={attempt}
              min={1}
              max={mostPasswords}
              value={value.historySize || null}
              onChange={(number) => onChange({ ...value, historySize: number ?? 0 })}
            />
          </LimitField>
        ),
      show: (history) =>
        history?.isEnabled ? t('security.lastPasswords', { count: history.historySize }) : t('security.off'),
    },
    passwordRotation: {
      name: 'passwordRotation',
      appearance: shown('passwordRotation'),
      label: t('security.passwordRotation'),
      help: passwordRotation.isFixed ? t('security.fixed') : rotationHelp,
      check: (rotation) => (rotation.isActive ? checkNumber(rotation.rotationPeriod, longestDays) : null),
      render: ({ value, onChange, error, attempt, ...control }) => (
        <LimitField
          {...control}
          action={t('security.rotate')}
          isOn={value.isActive}
          isFixed={longestPeriod !== null}
          onSwitch={(isActive) => onChange({ ...value, isActive })}
        >
          <NumberField
            label={t('security.rotationDays')}
            error={error}
            attempt={attempt}
            min={1}
            max={longestDays}
            value={value.rotationPeriod || null}
            onChange={(number) => onChange({ ...value, rotationPeriod: number ?? 0 })}
          />
        </LimitField>
      ),
      show: ({ isActive, rotationPeriod }) =>
        isActive ? durationText(rotationPeriod * secondsIn.days, code) : t('security.off'),
    },
  }
}

/** The appearance of a policy, which is hidden if the provider offers none, and view only if the vendor has fixed it. */
function shownAs(policy: SecurityPolicies[TenantPolicy], setting: FieldAppearance = 'edit'): FieldAppearance {
  if (policy === null) return 'hidden'
  const isFixed = 'isFixed' in policy && policy.isFixed
  return isFixed && setting === 'edit' ? 'viewOnly' : setting
}

const mostTries = 100
const mostPasswords = 10
const mostDays = 3650
