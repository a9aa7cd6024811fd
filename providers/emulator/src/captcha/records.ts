import { records, rows } from '../core/records.ts'
import { number, oneOf, text } from '../core/shape.ts'

/** The action that a captcha token allows. */
export type CaptchaAction = 'login' | 'sign_up' | 'magic_link_postlogin'

/** An unspent token of the captcha. */
export interface CaptchaToken {
  /** The token that the page sends. */
  token: string
  action: CaptchaAction
  expiresAt: number
}

export const captchaActions = ['login', 'sign_up', 'magic_link_postlogin'] as const

export const captchaRecords = records({
  captchaTokens: rows<CaptchaToken>({ token: text, action: oneOf(...captchaActions), expiresAt: number }),
})
