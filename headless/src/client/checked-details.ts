import { emailAddress } from '../core/email-address.ts'

/** Billing details with a clean address. An empty one stays, so that it can be removed. Throws as {@link emailAddress} does. */
export function checkedDetails<Details extends { readonly email?: string }>(details: Details): Details {
  return { ...details, ...(details.email?.trim() && { email: emailAddress(details.email) }) }
}
