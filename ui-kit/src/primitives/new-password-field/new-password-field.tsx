'use client'

import { checkPassword, type PasswordRules, passwordRulesAttribute } from '@portico/headless'
import { useCallback, useId, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { newPasswordMessages } from '../../i18n/messages/new-password.gen.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { PasswordField, type PasswordFieldProps } from '../password-field/password-field.tsx'
import { PasswordFeedback } from './password-feedback.tsx'

export interface NewPasswordFieldProps
  extends Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'aria-describedby' | 'labelEnd'> {
  /** The label above the field. Default “New password”. */
  readonly label?: string | undefined
  /** The rules from `usePasswordRules`; `null` until loaded. */
  readonly rules: PasswordRules | null
}

/**
 * A field for a new password. Its rules are listed below and checked while typing. Password managers receive them too,
 * so that generated passwords comply. Replaceable as slot `NewPasswordField`.
 */
export const NewPasswordField = slotted<NewPasswordFieldProps, HTMLInputElement>(
  'NewPasswordField',
  ({ label, rules, className, defaultValue = '', ...field }, ref) => {
    const classOf = useClasses()
    const t = useMessages(newPasswordMessages)
    const id = useId()
    const [typed, setTyped] = useState(defaultValue)
    const place = useCallback(
      (node: HTMLInputElement | null) => {
        if (rules) node?.setAttribute('passwordrules', passwordRulesAttribute(rules))
        if (typeof ref === 'function') ref(node)
        else if (ref) ref.current = node
      },
      [ref, rules],
    )
    return (
      <div
        className={classOf('NewPasswordField', className)}
        onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}
      >
        <PasswordField
          {...field}
          ref={place}
          label={label ?? t('newPassword.label')}
          defaultValue={defaultValue}
          autoComplete="new-password"
          aria-describedby={rules ? id : undefined}
        />
        {rules && (
          <PasswordFeedback
            id={id}
            isEmpty={typed === ''}
            isRefused={field.error != null}
            check={checkPassword(typed, rules)}
          />
        )}
      </div>
    )
  },
)
