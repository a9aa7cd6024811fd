import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { text } from '../http/body.ts'

/** The phone number of a request in international form (E.164), however people space it. */
export function phoneNumberOf({ body }: Pick<Call, 'body'>): string {
  const phoneNumber = text(body, 'phoneNumber').replace(/[\s().-]/g, '')
  if (/^\+[1-9]\d{7,14}$/.test(phoneNumber)) return phoneNumber
  throw new Refusal(
    400,
    'ER-PHONE-INVALID',
    'This is no phone number. Enter it with its country code, as in +1 555 0100',
  )
}
