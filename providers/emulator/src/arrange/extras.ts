import type { World } from '../calls/world.ts'
import type { State } from '../state/state.ts'
import { changePolicy } from './policy.ts'
import { changeWaysIn } from './ways-in.ts'

/** A way in or a policy that a demonstration starts with. */
export type Extra = (typeof extras)[number]

export const extras = ['social', 'passkeys', 'links', 'code', 'sms', 'captcha', 'mfa'] as const

export function switchOn(world: World<State>, wanted: readonly Extra[]): void {
  const isWanted = (extra: Extra) => wanted.includes(extra)
  changeWaysIn(world, {
    ...(isWanted('social') && { social: ['google', 'github', 'microsoft', 'apple'] }),
    ...(isWanted('passkeys') && { passkeys: true }),
    ...(isWanted('links') && { magicLink: true }),
    ...(isWanted('code') && { code: true }),
    ...(isWanted('sms') && { sms: true }),
  })
  changePolicy(world, {
    ...(isWanted('captcha') && { captcha: true }),
    ...(isWanted('mfa') && { mfa: 'forced', secondFactors: ['authenticator', 'passkey', 'sms', 'email'] }),
  })
}
