'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Checkbox, type CheckboxProps } from '../../primitives/checkbox/checkbox.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { firstMark, Sentence, secondMark } from '../login/sentence.tsx'
import { signUpMessages } from './sign-up-messages.ts'

/** What {@link Terms} take. */
export interface TermsProps extends Pick<CheckboxProps, 'error' | 'attempt' | 'onChange'> {
  /** Where the terms are. */
  readonly termsUrl?: string | undefined
  /** Where the privacy notice is. */
  readonly privacyUrl?: string | undefined
}

/** The box to tick, named `terms`. What is agreed to is linked in its sentence, and opens beside the form. */
export function Terms({ termsUrl, privacyUrl, ...field }: TermsProps): ReactElement {
  const t = useMessages(signUpMessages)
  const asked = privacyUrl === undefined ? 'terms' : termsUrl === undefined ? 'privacy' : 'both'
  return (
    <Checkbox
      name="terms"
      label={
        <Sentence
          text={t('signUp.agree', { asked, terms: firstMark, privacy: secondMark })}
          first={
            <Link href={termsUrl} isNewTab>
              {t('signUp.terms')}
            </Link>
          }
          second={
            <Link href={privacyUrl} isNewTab>
              {t('signUp.privacy')}
            </Link>
          }
        />
      }
      {...field}
    />
  )
}
