import type { Challenge } from '../../session/types.ts'
import type { LoginNotice, LoginStep, PreLoginStep, SecondFactorStep } from './types.ts'

/** The first step, with an initial address. */
export function preLogin(email: string, notice: LoginNotice | null = null): PreLoginStep {
  return { name: 'preLogin', email, notice }
}

/** The step of a challenge: verify the second factor, or enroll one. */
export function secondFactor(challenge: Challenge, email: string): SecondFactorStep {
  return { name: challenge.isEnrolled ? 'loginWithTwoFactor' : 'forceTwoFactor', email }
}

/** The address of a step, or an empty string. */
export function emailOf(step: LoginStep): string {
  return 'email' in step ? step.email : ''
}

/**
 * The storage key for the address of a sign-in that waits for its second factor. After a reload, it explains the
 * restart.
 */
export function interruptedKey({ name }: { readonly name: string }): string {
  return `portico-second-factor-for:${name}`
}
