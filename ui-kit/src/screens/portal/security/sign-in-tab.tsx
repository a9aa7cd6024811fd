'use client'

import { type Outcome, useClient } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import { type SecurityPolicies, useSecurityPolicies } from '@portico/headless/portal/security'
import { type ReactElement, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { timeOf } from '../../../i18n/use-date-format.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Drawer } from '../../../primitives/portal/drawer/drawer.tsx'
import { useClasses } from '../../../slots/index.ts'
import { changedMembers } from './changed-members.ts'
import { LoadedTab } from './loaded-tab.tsx'
import { securityMessages } from './security-messages.ts'
import { PeopleTable } from './security-people.tsx'
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
  const [isListOpen, setListOpen] = useState(false)
  const fields = useSignInFields(value, appearance, () => setListOpen(true))
  const { clock } = useClient().ports
  const { ownStepFirst, isImpossible, error, content } = useOwnStepFirst()
  const failure = useCallFailure(error, securityMessages)

  async function onSave(changes: RecordPatch<SecurityPolicies>): Promise<Outcome> {
    const patch = changedMembers(value, changes)
    const { enforcement = 'none', enforcedFrom = null } = { ...value.mfa, ...patch.mfa }
    const isLater = (timeOf(enforcedFrom) ?? 0) > clock.now()
    return patch.mfa === undefined || isLater ? save(patch) : ownStepFirst(enforcement, () => save(patch))
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
      />
      <VendorSettings policies={value} />
      {content}
      <Drawer title={t('security.preset.mfa-unenrolled')} isOpen={isListOpen} onOpenChange={() => setListOpen(false)}>
        <PeopleTable preset="mfa-unenrolled" isAside />
      </Drawer>
    </div>
  )
}
