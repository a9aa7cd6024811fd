import type { Client } from '../../client/index.ts'
import { signUpMetadata } from '../../client/sign-up-metadata.ts'
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

/**
 * What is sent of a form that was filled in. Throws the error of the topmost field that is missing; its `context.missing`
 * lists the codes of all of them.
 */
export function requestOf(client: Client, { fields, strategies }: SignUpState, input: SignUpInput): SignUpRequest {
  const name = input.name.trim()
  const email = input.email?.trim() ?? ''
  const phoneNumber = input.phoneNumber?.trim() ?? ''
  const username = input.username?.trim() ?? ''
  const companyName = input.companyName?.trim()
  const password = fields.password === 'hidden' ? undefined : (input.password ?? '')
  const missing = [
    name === '' && new PorticoError('name-too-short', 'Enter your name'),
    isMissing(fields.email, email) && new PorticoError('email-required', 'Enter your email address'),
    isMissing(fields.phoneNumber, phoneNumber) &&
      new PorticoError('phone-number-required', 'Phone number is required for phone number signup'),
    isMissing(fields.username, username) && new PorticoError('username-required', 'Choose a name to sign in with'),
    fields.companyName !== 'hidden' &&
      companyName === '' &&
      new PorticoError('company-name-too-short', 'Enter the name of your company'),
    password !== undefined && unacceptable(client, password),
    input.acceptsTerms === false && new PorticoError('terms-required', 'Agree to the terms to go on'),
  ].filter((error) => error instanceof PorticoError)
  const [first] = missing
  if (first) {
    const { code, message, cause } = first
    throw new PorticoError(code, message, { cause, context: { missing: missing.map((one) => one.code) } })
  }
  const invitationToken = input.invitationToken ?? invitationOf(client)
  const metadata = signUpMetadata(client, input)
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
      ...(metadata !== undefined && { metadata }),
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

function isMissing(field: SignUpFields[keyof SignUpFields], value: string): boolean {
  return field === 'required' && value === ''
}

/** Why a password cannot be sent, or `false`. */
function unacceptable(client: Client, password: string): PorticoError | false {
  try {
    assertAcceptable(client, password)
    return false
  } catch (error) {
    if (error instanceof PorticoError) return error
    throw error
  }
}
