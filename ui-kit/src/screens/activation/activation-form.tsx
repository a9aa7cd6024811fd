'use client'

import { useActivation, usePasswordRules } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { atFieldOf, inForm } from '../../frame/failures/field-failures.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { FormStep } from '../../frame/steps/form-step.tsx'
import { Terms, type TermsProps } from '../../frame/terms.tsx'
import { useMessages } from '../../i18n/index.ts'
import { activationMessages as own } from '../../i18n/messages/activation.gen.ts'
import { mfaMessages } from '../../i18n/messages/mfa.gen.ts'
import { newPasswordMessages } from '../../i18n/messages/new-password.gen.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { passwordMessages } from '../../i18n/messages/password.gen.ts'
import { resendMessages } from '../../i18n/messages/resend.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { signUpMessages } from '../../i18n/messages/sign-up.gen.ts'
import { CodeField } from '../../primitives/code-field/code-field.tsx'
import {
  NewPasswordField,
  type NewPasswordFieldProps,
} from '../../primitives/new-password-field/new-password-field.tsx'
import { ResendMail } from './resend-mail.tsx'

/** The English texts of activating an account. */
export const activationMessages = {
  ...signInMessages,
  ...pagesMessages,
  ...passwordMessages,
  ...newPasswordMessages,
  ...mfaMessages,
  ...resendMessages,
  ...signUpMessages,
  ...own,
}

export interface ActivationFormProps extends Pick<TermsProps, 'termsUrl' | 'privacyUrl'> {
  /** Where the mail went, or an empty text. */
  readonly email: string
  /** The user who chooses a password, or `null` if none is needed. */
  readonly userId: string | null
  /** Adds the field for the code of the mail. */
  readonly hasCode: boolean
}

/** The form of an activation: the code of the mail, a password, the terms. */
export function ActivationForm({ email, userId, hasCode, termsUrl, privacyUrl }: ActivationFormProps): ReactElement {
  const { submit, begin, calls } = useActivation()
  const { isPending, error } = useAttempt(calls, 'submit')
  const t = useMessages(activationMessages)
  const failure = inForm(useFailure(error, activationMessages), codes)
  // Until the provider has answered, it is not known whether a password is needed beside the code.
  const mayNeedMore = userId !== null || calls.begin.status === 'pending'
  const hasTerms = userId !== null && (termsUrl !== undefined || privacyUrl !== undefined)
  return (
    <FormStep
      title={t(hasCode ? 'activation.codeTitle' : 'activation.passwordTitle')}
      lead={hasCode ? t('activation.codeLead', { email: email || 'none' }) : t('activation.passwordLead')}
      failure={failure}
      isPending={isPending}
      submit={t('activation.submit')}
      busy={t('activation.working')}
      onSubmit={(read) =>
        void submit({
          ...(hasCode && { code: read('code') }),
          ...(userId !== null && { password: read('password') }),
          ...(hasTerms && { acceptsTerms: read('terms') === 'on' }),
        })
      }
      onRestart={() => void begin()}
      below={hasCode && <ResendMail email={email} />}
    >
      {hasCode && (
        <CodeField
          label={t('activation.codeLabel')}
          {...(mayNeedMore && { onComplete: () => {} })}
          {...atFieldOf(failure, ...codeCodes)}
        />
      )}
      {userId !== null && <ChosenPassword userId={userId} {...atFieldOf(failure, ...passwordCodes)} />}
      {hasTerms && <Terms termsUrl={termsUrl} privacyUrl={privacyUrl} {...atFieldOf(failure, 'terms-required')} />}
    </FormStep>
  )
}

function ChosenPassword({
  userId,
  ...field
}: Pick<NewPasswordFieldProps, 'error' | 'attempt'> & { readonly userId: string }) {
  const { rules } = usePasswordRules({ userId })
  const t = useMessages(activationMessages)
  return <NewPasswordField label={t('signUp.passwordLabel')} name="password" rules={rules} {...field} />
}

const codeCodes = ['code-required', 'ER-CODE-INVALID', 'ER-CODE-EXPIRED', 'ER-CODE-TOO-MANY-ATTEMPTS']

const passwordCodes = [
  'password-required',
  'password-unacceptable',
  'ER-PASSWORD-WEAK',
  'ER-PASSWORD-REUSED',
  'ER-PASSWORD-BREACHED',
]

const codes = [...codeCodes, ...passwordCodes, 'terms-required']
