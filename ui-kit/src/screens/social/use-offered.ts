'use client'

import { type SocialProvider, useSocialLogin } from '@portico/headless'
import { useFixedStep } from '../login/fixed-step.ts'
import { useSocialSettings } from './social-settings.ts'

/** The social providers to show, in the order of the screen around. */
export function useOffered(): readonly SocialProvider[] {
  const offered = useSocialLogin((social) => social.providers)
  const fixed = useFixedStep()
  const { social: order = [] } = useSocialSettings()
  if (order === false) return []
  const providers = (fixed ? fixed.providers : offered) ?? []
  const placeOf = ({ id }: SocialProvider) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...providers].sort((one, other) => placeOf(one) - placeOf(other))
}
