import type { AccountLink, InviteLink } from './links.ts'
import { count } from './plain-shapes.ts'
import type { SignUpSettings, SignUpStrategy } from './settings.ts'
import { flag, list, nullable, number, oneOf, optional, record, text } from './shape.ts'

/** The form of what lets people become users. */
export const linkShapes = {
  accountLinks: optional(
    list(
      record<AccountLink>({
        purpose: oneOf('activation', 'invitation'),
        token: text,
        code: nullable(text),
        userId: text,
        tenantId: text,
        roleIds: list(text),
        expiresAt: number,
        failures: count,
        isSpent: flag,
      }),
    ),
  ),
  inviteLinks: optional(
    list(
      record<InviteLink>({
        id: text,
        tenantId: text,
        userId: text,
        token: text,
        expiresAt: number,
        shouldSendEmail: flag,
        roleIds: list(text),
      }),
    ),
  ),
} as const

/** The form of how people sign up. */
export const signUpSettings = record<SignUpSettings>({
  strategies: list(
    record<SignUpStrategy>({
      strategy: oneOf('email', 'phoneNumber', 'username'),
      isActive: flag,
      isRequired: flag,
    }),
  ),
  allowsUnverified: flag,
  activation: oneOf('link', 'code', 'form'),
})
