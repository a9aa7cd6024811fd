import type { Accepted, Challenge, LoginAnswer } from '../../session/types.ts'
import type { LoginNotice, LoginStep, PreLoginStep, SecondFactorStep } from './types.ts'

/** The first step, with what was typed before. */
export function preLogin(email: string, notice: LoginNotice | null = null): PreLoginStep {
  return { name: 'preLogin', email, notice }
}

/** The step a challenge leads to: give the second factor, or enrol one (SPEC section 4). */
export function secondFactor(challenge: Challenge, email: string): SecondFactorStep {
  return { name: challenge.isEnrolled ? 'loginWithTwoFactor' : 'forceTwoFactor', email }
}

/** The step after an answer that ended a sign-in without a challenge (SPEC section 4, after login). */
export function stepAfter(
  accepted: Exclude<Accepted, { kind: 'challenge' }>,
  answer: LoginAnswer,
  email: string,
): LoginStep {
  switch (accepted.kind) {
    case 'authenticated':
      return { name: 'success' }
    case 'passwordReset':
      return { name: 'unsupported', email, reason: 'passwordRotationExpired' }
    case 'unsupported':
      return { name: 'unsupported', email, reason: Object.keys(answer).join(', ') }
    default:
      return accepted satisfies never
  }
}

/** The address a step knows, or an empty text. */
export function emailOf(step: LoginStep): string {
  return 'email' in step ? step.email : ''
}
