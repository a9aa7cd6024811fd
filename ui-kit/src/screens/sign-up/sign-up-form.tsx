'use client'

import { type SignUpFields, useClient, usePasswordRules, useRoute, useSignUp } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { atFieldOf, explainAll, inForm } from '../../frame/failures/field-failures.ts'
import { characterOf } from '../../frame/failures/use-failure.ts'
import { addressOf } from '../../frame/route-address.ts'
import { FormStep } from '../../frame/steps/form-step.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { SwitchLine } from '../../frame/switch-line.tsx'
import { Terms } from '../../frame/terms.tsx'
import { useMessages } from '../../i18n/index.ts'
import type { ReadField } from '../../primitives/form/form.tsx'
import { NewPasswordField } from '../../primitives/new-password-field/new-password-field.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { useBrand } from '../../theme/index.ts'
import { SocialButtons, type SocialButtonsProps } from '../social/social-buttons.tsx'
import { checkOwnFields } from './own-fields/check-own-fields.ts'
import { OwnFieldErrorsContext, useOwnFieldErrors } from './own-fields/own-field-errors.ts'
import { signUpMessages } from './sign-up-messages.ts'
import type { SignUpFormSettings } from './types.ts'

/** Step `SignUp`: the form, with what the policy asks for. */
export function SignUpForm({
  fields,
  termsUrl,
  privacyUrl,
  asksCompany = true,
  successUrl,
  ownFields,
  otherWays,
  socialPlace,
  children,
}: SignUpFormSettings & { readonly fields: SignUpFields }): ReactElement {
  const { submit, restart, hasForm, calls } = useSignUp()
  const client = useClient()
  const { rules } = usePasswordRules()
  const { isPending, error } = useAttempt(calls, 'submit')
  const [acceptsTerms, setAcceptsTerms] = useState(false)
  const { errors, unclaimed } = useOwnFieldErrors(error)
  const { name: app } = useBrand()
  const t = useMessages(signUpMessages)
  const failure = inForm(
    explainAll(error, (key) => t.find(key, { app, character: characterOf(error) })),
    unclaimed.length > 0 ? codes : [...codes, ownFieldsCode],
  )
  const ways =
    otherWays === undefined ? (
      <SocialSignUp hasDivider acceptsTerms={acceptsTerms} isAbove={socialPlace === 'above'} />
    ) : (
      otherWays
    )
  const hasTerms = termsUrl !== undefined || privacyUrl !== undefined
  const toSignIn = (
    <SwitchLine question={t('signUp.haveAccount')} label={t('signUp.signIn')} address={addressOf(client, 'loginUrl')} />
  )
  if (!hasForm) {
    return (
      <StepFrame title={t('signUp.title')} lead={t('signUp.lead', { app })} focusOn="heading">
        {otherWays === undefined ? <SocialSignUp hasDivider={false} /> : otherWays}
        {toSignIn}
      </StepFrame>
    )
  }

  function send(read: ReadField) {
    void submit({
      name: read('name'),
      email: read('email'),
      phoneNumber: read('phoneNumber'),
      username: read('username'),
      password: read('password'),
      ...(asksCompany && { companyName: read('companyName') }),
      ...(hasTerms && { acceptsTerms: read('terms') === 'on' }),
      ...(ownFields && { additionalFields: () => checkOwnFields(ownFields, read) }),
      ...(successUrl !== undefined && { successUrl }),
    })
  }

  return (
    <FormStep
      title={t('signUp.title')}
      lead={t('signUp.lead', { app })}
      failure={failure?.error.code === ownFieldsCode ? { ...failure, text: unclaimed.join(' ') } : failure}
      isPending={isPending}
      submit={t('signUp.submit')}
      busy={t('signUp.creating')}
      onSubmit={send}
      onRestart={restart}
      above={socialPlace === 'above' && ways}
      below={
        <>
          {socialPlace !== 'above' && ways}
          {toSignIn}
        </>
      }
    >
      <TextField
        label={t('signUp.nameLabel')}
        name="name"
        autoComplete="name"
        {...atFieldOf(failure, 'name-too-short')}
      />
      {fields.email !== 'hidden' && (
        <TextField
          label={t('signUp.emailLabel')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          {...atFieldOf(failure, 'email-required', 'email-incomplete', 'email-character')}
        />
      )}
      {fields.username !== 'hidden' && (
        <TextField
          label={t('signUp.usernameLabel')}
          name="username"
          autoComplete={fields.email === 'hidden' ? 'username' : 'nickname'}
          dir="ltr"
          {...atFieldOf(failure, 'username-required', 'ER-USERNAME-TAKEN')}
        />
      )}
      {fields.phoneNumber !== 'hidden' && (
        <TextField
          label={t('signUp.phoneLabel')}
          isOptional={fields.phoneNumber !== 'required'}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          help={t('signUp.phoneHelp')}
          {...atFieldOf(failure, 'phone-number-required')}
        />
      )}
      {asksCompany && fields.companyName !== 'hidden' && (
        <TextField
          label={t('signUp.companyLabel')}
          name="companyName"
          autoComplete="organization"
          {...atFieldOf(failure, 'company-name-too-short')}
        />
      )}
      {fields.password !== 'hidden' && (
        <NewPasswordField
          label={t('signUp.passwordLabel')}
          name="password"
          rules={rules}
          {...atFieldOf(failure, ...passwordCodes)}
        />
      )}
      <OwnFieldErrorsContext.Provider value={errors}>{children}</OwnFieldErrorsContext.Provider>
      {hasTerms && (
        <Terms
          termsUrl={termsUrl}
          privacyUrl={privacyUrl}
          onChange={setAcceptsTerms}
          {...atFieldOf(failure, 'terms-required')}
        />
      )}
    </FormStep>
  )
}

const passwordCodes = [
  'password-required',
  'password-unacceptable',
  'ER-PASSWORD-WEAK',
  'ER-PASSWORD-REUSED',
  'ER-PASSWORD-BREACHED',
]

/** The failure of the fields that the application adds. */
const ownFieldsCode = 'additional-fields-invalid'

/** The failures that stand at a field. */
const codes = [
  'name-too-short',
  'email-required',
  'email-incomplete',
  'username-required',
  'ER-USERNAME-TAKEN',
  'phone-number-required',
  'company-name-too-short',
  'terms-required',
  ...passwordCodes,
]

type SocialSignUpProps = Pick<SocialButtonsProps, 'hasDivider' | 'acceptsTerms' | 'isAbove'>

/** Signing up with a social provider, into the tenant that the page's address invites to. */
function SocialSignUp({ hasDivider, acceptsTerms, isAbove }: SocialSignUpProps): ReactElement {
  const { query } = useRoute()
  const invitationToken = query.get('invitationToken') ?? undefined
  return (
    <SocialButtons
      action="signUp"
      invitationToken={invitationToken}
      acceptsTerms={acceptsTerms}
      hasDivider={hasDivider}
      isAbove={isAbove}
    />
  )
}
