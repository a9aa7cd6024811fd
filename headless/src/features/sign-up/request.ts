import type { Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { components } from '../../http/contract.gen.ts'
import { assertAcceptable } from '../password-rules/index.ts'
import { invitationOf } from './fields.ts'
import type { SignUpFields, SignUpInput, SignUpState } from './types.ts'

/** A sign-up that is ready to be sent. */
export interface SignUpRequest {
  /** What it goes by. */
  readonly by: keyof SignUpState['strategies']
  /** What is sent. */
  readonly body: components['schemas']['SignUpRequest']
}

/** What is sent of a form that was filled in; throws what is missing, the topmost field first. */
export function requestOf(client: Client, { fields, strategies }: SignUpState, input: SignUpInput): SignUpRequest {
  const name = input.name.trim()
  const email = input.email?.trim() ?? ''
  const phoneNumber = input.phoneNumber?.trim() ?? ''
  const username = input.username?.trim() ?? ''
  const companyName = input.companyName?.trim()
  if (name.length < shortestName) throw new PorticoError('name-too-short', 'Enter your full name')
  need(fields.email, email, 'email-required', 'Enter your email address')
  need(fields.phoneNumber, phoneNumber, 'phone-number-required', 'Phone number is required for phone number signup')
  need(fields.username, username, 'username-required', 'Choose a name to sign in with')
  if (companyName !== undefined && fields.companyName !== 'hidden' && companyName.length < shortestName) {
    throw new PorticoError('company-name-too-short', 'Enter the name of your company')
  }
  const password = fields.password === 'hidden' ? undefined : (input.password ?? '')
  if (password !== undefined) assertAcceptable(client, password)
  if (input.acceptsTerms === false) throw new PorticoError('terms-required', 'Agree to the terms to go on')
  const invitationToken = input.invitationToken ?? invitationOf(client)
  return {
    by: identifierOf(strategies, phoneNumber, username),
    body: {
      name,
      companyName: fields.companyName === 'hidden' ? name : (companyName ?? name),
      ...(email && { email }),
      ...(phoneNumber && { phoneNumber }),
      ...(username && { username }),
      ...(password && { password }),
      ...(input.recaptchaToken && { recaptchaToken: input.recaptchaToken }),
      ...(invitationToken && { invitationToken }),
      ...metadataOf(client, input),
    },
  }
}

/** By phone number or name where that is what people here must have and gave; else by e-mail address. */
function identifierOf(
  { phoneNumber, username }: SignUpState['strategies'],
  givenNumber: string,
  givenName: string,
): SignUpRequest['by'] {
  if (phoneNumber.isEnabled && phoneNumber.isRequired && givenNumber) return 'phoneNumber'
  if (username.isEnabled && username.isRequired && givenName) return 'username'
  return 'email'
}

function metadataOf({ ports }: Client, { additionalFields, acceptsTerms }: SignUpInput): { metadata?: string } {
  if (!additionalFields && !acceptsTerms) return {}
  const lastTermsCheck = new Date(ports.clock.now()).toISOString()
  return { metadata: JSON.stringify({ ...additionalFields, ...(acceptsTerms && { lastTermsCheck }) }) }
}

function need(field: SignUpFields[keyof SignUpFields], value: string, code: string, message: string): void {
  if (field === 'required' && value === '') throw new PorticoError(code, message)
}

/** Characters. */
const shortestName = 3
