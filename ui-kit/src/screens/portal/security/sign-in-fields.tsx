'use client'

import type { SecurityPolicies } from '@portico/headless/portal/security'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { NumberField } from '../../../primitives/portal/number-field/number-field.tsx'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { durationText, secondsIn } from './duration.ts'
import { LimitField } from './limit-field.tsx'
import { securityMessages } from './security-messages.ts'

/** The fields of the policies of sign-ins. */
export function useSignInFields(policies: SecurityPolicies): readonly RecordField<SecurityPolicies>[] {
  const { code } = useLocale()
  const t = useMessages(securityMessages)
  const { mfa, passwordHistory, passwordRotation } = policies
  const least = enforcements.indexOf(enforcements.find((one) => one === mfa?.least) ?? 'DontForce')
  const { longestPeriod } = passwordRotation
  const longestDays = longestPeriod ?? mostDays
  const checkNumber = (number: number, max: number) =>
    Number.isInteger(number) && number >= 1 && number <= max ? null : t('security.range', { min: 1, max })
  const rotationHelp =
    longestPeriod === null ? t('security.passwordRotationHelp') : t('security.longest', { count: longestPeriod })
  return [
    {
      name: 'mfa.enforceMFAType',
      label: t('security.mfa'),
      help: t('security.mfaHelp'),
      codes: ['weaker-than-vendor'],
      render: (control) => (
        <RadioGroup
          {...control}
          options={enforcements.map((id, place) => ({
            id,
            label: t(`security.${id}`),
            help:
              place < least ? t('security.tooWeak') : id === 'ForceExceptSAML' ? t('security.exceptHelp') : undefined,
            isDisabled: place < least,
          }))}
        />
      ),
      show: (enforcement) => {
        const known = enforcements.find((one) => one === enforcement)
        return known ? t(`security.${known}`) : '—'
      },
    },
    {
      name: 'userLockout',
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
    {
      name: 'passwordHistory',
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
    {
      name: 'passwordRotation',
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
  ]
}

/** From the weakest to the strongest. */
const enforcements = ['DontForce', 'ForceExceptSAML', 'Force'] as const

const mostTries = 100
const mostPasswords = 10
const mostDays = 3650
