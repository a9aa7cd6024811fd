import type { Outcome } from '../../core/outcome.ts'

/** The presence of a form field. */
export type FieldNeed = 'hidden' | 'optional' | 'required'

/** The fields of the form, by the provider's policy. */
export interface SignUpFields {
  readonly email: FieldNeed
  /** A number in international form, such as `+14155550123`. */
  readonly phoneNumber: FieldNeed
  /** The user name for the sign-in. */
  readonly username: FieldNeed
  /** Rendered only if the policy allows a sign-in before the address is verified. */
  readonly password: FieldNeed
  /** The company's name; hidden for an invited person, who joins an existing company. */
  readonly companyName: FieldNeed
}

/** The policy of one identifier. */
export interface SignUpStrategy {
  readonly isEnabled: boolean
  readonly isRequired: boolean
}

/** The identifiers of a sign-up. */
export interface SignUpStrategies {
  readonly email: SignUpStrategy
  readonly phoneNumber: SignUpStrategy
  /** A user name for the sign-in. */
  readonly username: SignUpStrategy
}

/** The form is ready for input. */
export interface SignUpFormStep {
  readonly name: 'SignUp'
}

/** The new account has been created. */
export interface SignUpSuccessStep {
  readonly name: 'SignUpSuccess'
  /** The address of the account, or an empty string. */
  readonly email: string
  /**
   * `mail`: a message was sent. `signIn`: the account is ready, or has no address. `activation` or `secondFactor`: the page
   * moves there. `application`: it opens after 200 ms.
   */
  readonly next: 'mail' | 'signIn' | 'activation' | 'secondFactor' | 'application'
  /** `true` after {@link SignUpActions.stay}: the page does not move on until {@link SignUpActions.proceed}. */
  readonly isStaying: boolean
}

/** The account was created. A code that signs in will verify its phone number. */
export interface VerifyPhoneStep {
  readonly name: 'VerifyPhone'
  /** The address of the account, or an empty string. */
  readonly email: string
  /** The number that receives the code. */
  readonly phoneNumber: string
}

/** Sign-up requires an invitation. The page moves to the login after 3 seconds. */
export interface SignUpClosedStep {
  readonly name: 'SignUpClosed'
  /** `true` after {@link SignUpActions.stay}: the page does not move on until {@link SignUpActions.proceed}. */
  readonly isStaying: boolean
}

/** The steps of a sign-up. */
export type SignUpStep = SignUpFormStep | SignUpSuccessStep | VerifyPhoneStep | SignUpClosedStep

/** The result of checking additional fields: the values to send, or the messages by field name. */
export type CheckedFields = AcceptedFields | RefusedFields

/** Additional fields that are valid. */
export interface AcceptedFields {
  readonly values: Readonly<Record<string, unknown>>
  readonly errors?: undefined
}

/** Additional fields of which some are invalid. */
export interface RefusedFields {
  /** A message for each invalid field, by its name. */
  readonly errors: Readonly<Record<string, string>>
  readonly values?: undefined
}

/** The input of {@link SignUpActions.submit}. Omit fields that the form does not show. */
export interface SignUpInput {
  readonly email?: string
  /** In international form, as typed. */
  readonly phoneNumber?: string
  /** The user name for the sign-in. */
  readonly username?: string
  /** The person's name, at least 3 characters. */
  readonly name: string
  readonly password?: string
  /** The company's name, at least 3 characters. Default: the person's name. */
  readonly companyName?: string
  /** `false` is refused. Omit it if the form shows no terms. */
  readonly acceptsTerms?: boolean
  /**
   * Plain data stored in the person's metadata. A function validates it first. Its errors join those of the other
   * fields as `additional-fields-invalid`, in `context.errors`.
   */
  readonly additionalFields?: Readonly<Record<string, unknown>> | (() => CheckedFields | Promise<CheckedFields>)
  /** The captcha token, if the provider requires one. Default: a token of the client's adapter. */
  readonly recaptchaToken?: string
  /** The invitation that the sign-up accepts. Default: the invitation in the page's address. */
  readonly invitationToken?: string
  /** The page to open after this form signs in. Default: `signUpSuccessUrl`, otherwise the page after sign-in. */
  readonly successUrl?: string
}

/** The state that `useSignUp` returns. */
export interface SignUpState {
  readonly step: SignUpStep
  /** The identifiers that the provider offers; e-mail only until loaded. */
  readonly strategies: SignUpStrategies
  readonly fields: SignUpFields
  /** `false` if the only sign-up is by a social provider. */
  readonly hasForm: boolean
}

/** The actions that `useSignUp` returns. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface SignUpActions {
  /** Loads the fields of the form. Runs by itself while it is rendered. */
  load(): Promise<Outcome>
  /** Creates the account. A failure keeps the step and clears the signed-in user. */
  submit(input: SignUpInput): Promise<Outcome>
  /** Sends the code to the phone number and shows its form. Runs by itself; call it again after a failure. */
  verifyPhone(): Promise<Outcome>
  /** Moves on at once instead of after the delay. */
  proceed(): void
  /** Keeps the page open instead of moving on. */
  stay(): void
  /** Returns to the form for another sign-up. */
  restart(): void
}
