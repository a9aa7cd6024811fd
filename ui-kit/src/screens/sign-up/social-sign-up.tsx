'use client'

import { useRoute } from '@portico/headless'
import type { ReactElement } from 'react'
import { SocialButtons, type SocialButtonsProps } from '../social/social-buttons.tsx'

type SocialSignUpProps = Pick<SocialButtonsProps, 'hasDivider' | 'acceptsTerms' | 'isAbove'>

/** Signing up with a social provider, into the tenant that the page's address invites to. */
export function SocialSignUp({ hasDivider, acceptsTerms, isAbove }: SocialSignUpProps): ReactElement {
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
