'use client'

import { useChangePassword, usePasswordRules } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { atField, type Failure } from '../../frame/failures/failure.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { FormStep } from '../../frame/steps/form-step.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { newPasswordMessages } from '../../i18n/messages/new-password.gen.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { changePasswordMessages as ownMessages } from '../../i18n/messages/portal/change-password.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { checkIcon } from '../../primitives/icon/paths.ts'
import { NewPasswordField } from '../../primitives/new-password-field/new-password-field.tsx'
import { PasswordField } from '../../primitives/password-field/password-field.tsx'

/** The English texts of changing a password, with those of a new one. */
export const changePasswordMessages = { ...signInMessages, ...passwordMessages, ...newPasswordMessages, ...ownMessages }

/** The form for a new password, or that it is changed. */
export function ChangePasswordFlow(): ReactElement {
  const { isChanged, restart } = useChangePassword()
  const t = useMessages(changePasswordMessages)
  if (!isChanged) return <Ask />
  return (
    <StepFrame
      title={t('changePassword.changedTitle')}
      lead={t('changePassword.changedLead')}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="heading"
    >
      <Button isWide onPress={restart}>
        {t('changePassword.again')}
      </Button>
    </StepFrame>
  )
}

function Ask() {
  const { submit, calls } = useChangePassword()
  const { rules } = usePasswordRules()
  const { isPending, error } = useAttempt(calls, 'submit')
  const failure = useFailure(error, changePasswordMessages)
  const t = useMessages(changePasswordMessages)
  return (
    <FormStep
      title={t('changePassword.title')}
      lead={t('changePassword.lead')}
      failure={failure}
      isPending={isPending}
      submit={t('changePassword.submit')}
      busy={t('changePassword.changing')}
      onSubmit={(read) => void submit({ password: read('password'), newPassword: read('newPassword') })}
    >
      <PasswordField
        name="password"
        label={t('changePassword.present')}
        {...atField(isAboutPresent(failure) ? failure : null)}
      />
      <NewPasswordField name="newPassword" rules={rules} {...atField(isAboutPresent(failure) ? null : failure)} />
    </FormStep>
  )
}

function isAboutPresent(failure: Failure | null): boolean {
  return failure !== null && aboutPresent.has(failure.error.code)
}

/** The failures that are about the present password; all others at a field are about the new one. */
const aboutPresent = new Set(['present-password-required', 'ER-PASSWORD-WRONG'])
