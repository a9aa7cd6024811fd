import type { AccessLink, ActorToken, RecoveryCode } from './access.ts'
import type { CaptchaToken, Passcode, PhoneNumber, PhoneProof } from './codes.ts'
import { count } from './plain-shapes.ts'
import { flag, list, nullable, number, oneOf, optional, record, text } from './shape.ts'

/** The form of codes, links and tokens that were handed out, and of what they prove. */
export const codeShapes = {
  passcodes: optional(
    list(
      record<Passcode>({
        kind: oneOf('code', 'smscode', 'magiclink'),
        address: text,
        userId: nullable(text),
        browserHash: text,
        secret: text,
        sentAt: number,
        expiresAt: number,
        failures: count,
        isSpent: flag,
      }),
    ),
  ),
  captchaTokens: optional(
    list(
      record<CaptchaToken>({
        token: text,
        action: oneOf('login', 'sign_up', 'magic_link_postlogin'),
        expiresAt: number,
      }),
    ),
  ),
  accessLinks: optional(
    list(
      record<AccessLink>({
        purpose: oneOf('reset-password', 'unlock'),
        tokenHash: text,
        userId: text,
        expiresAt: number,
      }),
    ),
  ),
  recoveryCodes: optional(
    list(
      record<RecoveryCode>({
        sessionId: text,
        userId: nullable(text),
        code: text,
        expiresAt: number,
        failures: count,
      }),
    ),
  ),
  actorTokens: optional(list(record<ActorToken>({ tokenHash: text, actorId: text, expiresAt: number }))),
  phoneNumbers: optional(
    list(
      record<PhoneNumber>({
        id: text,
        userId: text,
        phoneNumber: text,
        verified: flag,
        createdAt: text,
        updatedAt: text,
      }),
    ),
  ),
  phoneProofs: optional(
    list(
      record<PhoneProof>({
        token: text,
        purpose: oneOf('reset-phone', 'change-phone', 'verify-phone', 'remove-phone'),
        userId: nullable(text),
        subject: text,
        codeHash: text,
        expiresAt: number,
        failures: count,
      }),
    ),
  ),
} as const
