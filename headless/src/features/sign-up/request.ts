import { readFromAddress } from '../../client/address-values.ts'
import type { Client } from '../../client/index.ts'
import { signUpMetadata } from '../../client/sign-up-metadata.ts'
import { addressErrors, emailAddress, plainAddress } from '../../core/email-address.ts'
import { PorticoError } from '../../core/errors.ts'
import { objectsIn } from '../../core/lists/rows-in.ts'
import { plainNumber } from '../../core/phone-number.ts'
import { shownLine } from '../../core/visible-text.ts'
import type { components } from '../../http/contract.gen.ts'
import { startUpFeature } from '../../startup/feature.ts'
import { assertAcceptable } from '../password-rules/index.ts'
import type {
  CheckedFields,
  FieldNeed,
  SignUpFields,
  SignUpInput,
  SignUpState,
  SignUpStrategies,
  SignUpStrategy,
} from './types.ts'

/** The identifiers before the policy has loaded: e-mail address only. */
export const usualStrategies: SignUpStrategies = {
  email: { isEnabled: true, isRequired: true },
  phoneNumber: { isEnabled: false, isRequired: false },
  username: { isEnabled: false, isRequired: false },
}

/** The codes of errors that `sign-up` makes itself. Their meaning is in its guide. */
const signUpErrors = {
  ...addressErrors,
  additionalFieldsInvalid: 'additional-fields-invalid',
  companyNameTooShort: 'company-name-too-short',
  emailRequired: 'email-required',
  nameTooShort: 'name-too-short',
  phoneNumberRequired: 'phone-number-required',
  termsRequired: 'terms-required',
  usernameRequired: 'username-required',
} as const

/** A sign-up request ready to send. */
export interface SignUpRequest {
  /** The identifier of the account. */
  readonly by: keyof SignUpState['strategies']
  readonly body: components['schemas']['SignUpRequest']
}

/**
 * Builds the request from a form. Throws the error of the first invalid field. Its `context.missing` lists the codes of
 * all invalid fields, its `context.errors` the messages of `additionalFields`.
 */
export async function requestOf(
  client: Client,
  { fields, strategies }: SignUpState,
  input: SignUpInput,
): Promise<SignUpRequest> {
  const { values: additionalFields, errors } = await checkedFieldsOf(input)
  const name = shownLine(input.name)
  const email = plainAddress(input.email ?? '')
  const phoneNumber = plainNumber(input.phoneNumber ?? '')
  // The sign-in reads a user name as it reads an address.
  const username = plainAddress(input.username ?? '')
  const companyName = input.companyName === undefined ? undefined : shownLine(input.companyName)
  const password = fields.password === 'hidden' ? undefined : (input.password ?? '')
  const refusedEmail = email !== '' && (await refusalOf(() => emailAddress(input.email ?? '')))
  const refusedPassword = password !== undefined && (await refusalOf(() => assertAcceptable(client, password)))
  const missing = [
    name === '' && new PorticoError(signUpErrors.nameTooShort, 'Enter your name'),
    isMissing(fields.email, email) && new PorticoError(signUpErrors.emailRequired, 'Enter your email address'),
    refusedEmail,
    isMissing(fields.phoneNumber, phoneNumber) &&
      new PorticoError(signUpErrors.phoneNumberRequired, 'Phone number is required for phone number signup'),
    isMissing(fields.username, username) &&
      new PorticoError(signUpErrors.usernameRequired, 'Choose a name to sign in with'),
    fields.companyName !== 'hidden' &&
      companyName === '' &&
      new PorticoError(signUpErrors.companyNameTooShort, 'Enter the name of your company'),
    refusedPassword,
    errors && new PorticoError(signUpErrors.additionalFieldsInvalid, 'Change the answers that were refused'),
    input.acceptsTerms === false && new PorticoError(signUpErrors.termsRequired, 'Agree to the terms to go on'),
  ].filter((error) => error instanceof PorticoError)
  const [first] = missing
  if (first) {
    const { code, message, cause } = first
    const context = { ...first.context, missing: missing.map((one) => one.code), ...(errors && { errors }) }
    throw new PorticoError(code, message, { cause, context })
  }
  const invitationToken = input.invitationToken ?? invitationOf(client)
  const metadata = signUpMetadata(client, { additionalFields, acceptsTerms: input.acceptsTerms })
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

/** Uses the phone number or user name if it is required and given, otherwise the e-mail address. */
function identifierOf(
  { phoneNumber, username }: SignUpState['strategies'],
  givenNumber: string,
  givenName: string,
): SignUpRequest['by'] {
  if (phoneNumber.isEnabled && phoneNumber.isRequired && givenNumber) return 'phoneNumber'
  if (username.isEnabled && username.isRequired && givenName) return 'username'
  return 'email'
}

async function checkedFieldsOf({ additionalFields }: SignUpInput): Promise<Partial<CheckedFields>> {
  return typeof additionalFields === 'function' ? additionalFields() : { values: additionalFields }
}

function isMissing(field: SignUpFields[keyof SignUpFields], value: string): boolean {
  return field === 'required' && value === ''
}

/** The error of a check, or `false`. */
async function refusalOf(check: () => unknown): Promise<PorticoError | false> {
  try {
    await check()
    return false
  } catch (error) {
    if (error instanceof PorticoError) return error
    throw error
  }
}

/** The provider's sign-up policy; `null` if it could not be loaded. */
export type Configuration = components['schemas']['PublicConfiguration'] | null

/** The identifiers that the provider enables; the others are off. */
export function strategiesOf(list: readonly components['schemas']['SignUpStrategy'][]): SignUpStrategies {
  const of = (name: keyof SignUpStrategies): SignUpStrategy => {
    const found = objectsIn(list).find(({ strategy }) => strategy === name)
    return { isEnabled: found?.isActive === true, isRequired: found?.isRequired === true }
  }
  return { email: of('email'), phoneNumber: of('phoneNumber'), username: of('username') }
}

/** The fields of the form. */
export function formOf(
  client: Client,
  strategies: SignUpStrategies,
  configuration: Configuration,
): Pick<SignUpState, 'strategies' | 'fields' | 'hasForm'> {
  const { email, phoneNumber, username } = strategies
  const { authStrategy = 'EmailAndPassword', allowNotVerifiedUsersLogin = false } = configuration ?? {}
  const setsPassword = allowNotVerifiedUsersLogin || (username.isEnabled && username.isRequired)
  const { isSsoActive } = client.get(startUpFeature).getSnapshot().policy
  return {
    strategies,
    fields: {
      email: needOf(email),
      phoneNumber: authStrategy === 'SmsCode' ? 'required' : needOf(phoneNumber),
      username: needOf(username),
      password: authStrategy === 'EmailAndPassword' && setsPassword ? 'required' : 'hidden',
      companyName: invitationOf(client) ? 'hidden' : 'required',
    },
    hasForm: authStrategy !== 'NoLocalAuthentication' || isSsoActive,
  }
}

/** The invitation in the page's address. */
export function invitationOf(client: Client): string | undefined {
  return readFromAddress(client, ['invitationToken']).invitationToken
}

function needOf({ isEnabled, isRequired }: SignUpStrategy): FieldNeed {
  return isEnabled ? (isRequired ? 'required' : 'optional') : 'hidden'
}
