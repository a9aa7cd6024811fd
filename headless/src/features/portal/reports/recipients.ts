import { addressesOnce, checkedAddress, isEmailAddress } from '../../../core/email-address.ts'
import { PorticoError } from '../../../core/errors.ts'
import { reportErrors } from './errors.ts'

/** The addresses without blanks, each once. Refuses anything else. */
export function recipientsIn(texts: readonly string[]): string[] {
  const recipients = addressesOnce(texts.map(checkedAddress).filter(Boolean))
  const stranger = recipients.find((text) => !isEmailAddress(text))
  if (stranger !== undefined)
    throw new PorticoError(reportErrors.reportRecipientInvalid, `${stranger} is no e-mail address`)
  return recipients
}
