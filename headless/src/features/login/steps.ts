import type { Challenge } from '../../session/types.ts'
import type { LoginNotice, LoginStep, PreLoginStep, SecondFactorStep } from './types.ts'

/** The first step, with what was typed before. */
export function preLogin(email: string, notice: LoginNotice | null = null): PreLoginStep {
  return { name: 'preLogin', email, notice }
}

/** The step a challenge leads to: give the second factor, or enrol one. */
export function secondFactor(challenge: Challenge, email: string): SecondFactorStep {
  return { name: challenge.isEnrolled ? 'loginWithTwoFactor' : 'forceTwoFactor', email }
}

/** The address a step knows, or an empty text. */
export function emailOf(step: LoginStep): string {
  return 'email' in step ? step.email : ''
}

/** Where the address of a sign-in that waits for its second factor is kept, to tell of it after a reload. */
export function interruptedKey({ name }: { readonly name: string }): string {
  return `portico-second-factor-for:${name}`
}
