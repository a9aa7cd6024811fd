'use client'

import { useRoute } from '@portico/headless'
import type { ReactElement } from 'react'
import { SocialButtons } from '../social/social-buttons.tsx'

/** Signing up with a social provider, into the tenant that the page's address invites to. */
export function SocialSignUp({ hasDivider }: { readonly hasDivider: boolean }): ReactElement {
  const { query } = useRoute()
  const invitationToken = query.get('invitationToken') ?? undefined
  return <SocialButtons action="signUp" invitationToken={invitationToken} hasDivider={hasDivider} />
}
