'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Checkbox, type CheckboxProps } from '../../primitives/checkbox/checkbox.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { useClasses } from '../../slots/index.ts'
import { signUpMessages } from './sign-up-messages.ts'

/** What {@link Terms} take. */
export interface TermsProps extends Pick<CheckboxProps, 'error' | 'attempt' | 'onChange'> {
  /** Where the terms are. */
  readonly termsUrl?: string | undefined
  /** Where the privacy notice is. */
  readonly privacyUrl?: string | undefined
}

/** The box to tick, named `terms`, and what is agreed to. The links stand beside it, so that a press means one thing. */
export function Terms({ termsUrl, privacyUrl, ...field }: TermsProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(signUpMessages)
  return (
    <div className={classOf('Terms')}>
      <Checkbox name="terms" label={t('signUp.agree')} {...field} />
      <p className={classOf('TermsLinks')}>
        {t('signUp.readFirst')}
        {termsUrl !== undefined && (
          <>
            {' '}
            <Link href={termsUrl}>{t('signUp.terms')}</Link>
          </>
        )}
        {privacyUrl !== undefined && (
          <>
            {' '}
            <Link href={privacyUrl}>{t('signUp.privacy')}</Link>
          </>
        )}
      </p>
    </div>
  )
}
