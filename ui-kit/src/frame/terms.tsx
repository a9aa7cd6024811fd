'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../i18n/index.ts'
import { signUpMessages } from '../i18n/messages/sign-up.gen.ts'
import { Checkbox, type CheckboxProps } from '../primitives/checkbox/checkbox.tsx'
import { TextLink } from '../primitives/link/link.tsx'
import { firstMark, Sentence, secondMark } from './sentence.tsx'

/** The props of `Terms`, a part within the kit. */
export interface TermsProps extends Pick<CheckboxProps, 'error' | 'attempt' | 'onChange'> {
  /** The address of the terms. */
  readonly termsUrl?: string | undefined
  /** The address of the privacy notice. */
  readonly privacyUrl?: string | undefined
}

/** A checkbox named `terms`. Its label links the documents, each in a new tab. */
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
            termsUrl !== undefined && (
              <TextLink href={termsUrl} isNewTab>
                {t('signUp.terms')}
              </TextLink>
            )
          }
          second={
            privacyUrl !== undefined && (
              <TextLink href={privacyUrl} isNewTab>
                {t('signUp.privacy')}
              </TextLink>
            )
          }
        />
      }
      {...field}
    />
  )
}
