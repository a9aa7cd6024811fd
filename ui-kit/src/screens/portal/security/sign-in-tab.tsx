'use client'

import type { Outcome } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import type { FieldAppearance } from '@portico/headless/portal/admin-portal'
import { type SecurityPolicies, useSecurityPolicies } from '@portico/headless/portal/security'
import type { ReactElement } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { useClasses } from '../../../slots/index.ts'
import { changedMembers } from './changed-members.ts'
import { LoadedTab } from './loaded-tab.tsx'
import { securityMessages } from './security-messages.ts'
import { useSignInFields } from './sign-in-fields.tsx'
import { useOwnStepFirst } from './use-own-step-first.tsx'
import { VendorSettings } from './vendor-settings.tsx'

/** The policies of sign-ins: second step, lockout and passwords. */
export function SignInTab(): ReactElement {
  const t = useMessages(securityMessages)
  const policies = useSecurityPolicies()
  const { value } = policies
  return (
    <LoadedTab record={policies} part={t('security.generalSettings')} width="form">
      {value && <SignInForm value={value} save={policies.save} />}
    </LoadedTab>
  )
}

interface SignInFormProps {
  readonly value: SecurityPolicies
  readonly save: (patch: RecordPatch<SecurityPolicies>) => Promise<Outcome>
}

function SignInForm({ value, save }: SignInFormProps) {
  const classOf = useClasses()
  const t = useMessages(securityMessages)
  const { fields: appearance } = usePageAppearance('security')
  const fields = useSignInFields(value)
  const { ownStepFirst, isImpossible, error, content } = useOwnStepFirst()
  const failure = useCallFailure(error, securityMessages)

  async function onSave(changes: RecordPatch<SecurityPolicies>): Promise<Outcome> {
    const patch = changedMembers(value, changes)
    const wanted = patch.mfa?.enforceMFAType
    return wanted === undefined ? save(patch) : ownStepFirst(wanted, () => save(patch))
  }

  return (
    <div className={classOf('SecuritySettings')}>
      {isImpossible && (
        <Alert tone="warning" title={t('security.noStepTitle')} isUrgent>
          {t('security.noStepText')}
        </Alert>
      )}
      <CallFailure failure={failure} />
      <RecordForm<SecurityPolicies>
        label={t('security.generalSettings')}
        value={value}
        onSave={onSave}
        fields={fields}
        messages={securityMessages}
        appearance={{
          'mfa.enforceMFAType': shownAs(value.mfa !== null, appearance['mfa']),
          userLockout: shownAs(value.userLockout !== null, appearance['userLockout']),
          passwordHistory: shownAs(
            value.passwordHistory !== null,
            appearance['passwordHistory'],
            value.passwordHistory?.isFixed,
          ),
          passwordRotation: shownAs(true, appearance['passwordRotation'], value.passwordRotation.isFixed),
        }}
      />
      <VendorSettings policies={value} />
      {content}
    </div>
  )
}

/** The appearance of a policy, which is hidden if there is none, and view only if the vendor has fixed it. */
function shownAs(isOffered: boolean, appearance: FieldAppearance = 'edit', isFixed = false): FieldAppearance {
  if (!isOffered) return 'hidden'
  return isFixed && appearance === 'edit' ? 'viewOnly' : appearance
}
