import type { PayerAddress, PaymentDetails } from '@portico/headless'
import { isEmailAddress, plainAddress } from '@portico/headless/core'
import { shownLine } from '@portico/headless/internal'

/** Billing details as they are typed. A text is empty without a value. */
export interface DetailsDraft {
  readonly name: string
  readonly email: string
  readonly address: Readonly<Required<PayerAddress>>
}

/** The fault of a draft. */
export type DetailsFault = 'name-missing' | 'email-incomplete'

/** The draft of known billing details. */
export function draftOf({ name, email = '', address = {} }: PaymentDetails): DetailsDraft {
  return { name, email, address: { ...noAddress, ...address } }
}

/** The billing details of a draft, without the empty ones. An address is whole, so that a line can be removed. */
export function detailsOf({ name, email, address }: DetailsDraft): PaymentDetails {
  const trimmed = Object.fromEntries(Object.entries(address).map(([part, text]) => [part, text.trim()]))
  const hasAddress = Object.values(trimmed).some((text) => text !== '')
  return {
    name: name.trim(),
    ...(email.trim() !== '' && { email: plainAddress(email) }),
    ...(hasAddress && { address: trimmed }),
  }
}

/** The faults to correct before a draft is sent. */
export function faultsOf({ name, email }: DetailsDraft): readonly DetailsFault[] {
  const isName = shownLine(name) !== ''
  const isEmail = email.trim() === '' || isEmailAddress(plainAddress(email))
  return [...(isName ? [] : (['name-missing'] as const)), ...(isEmail ? [] : (['email-incomplete'] as const))]
}

const noAddress = { addressLine1: '', addressLine2: '', city: '', state: '', postalCode: '', country: '' }
