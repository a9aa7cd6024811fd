import type { Outcome } from '../../core/outcome.ts'

/** Whether a form asks for something, and whether it has to be filled in. */
export type FieldNeed = 'hidden' | 'optional' | 'required'

/** What a form asks for, by the policy of the provider. */
export interface SignUpFields {
  /** The e-mail address. */
  readonly email: FieldNeed
  /** The phone number, in international form. */
  readonly phoneNumber: FieldNeed
  /** The name to sign in with. */
  readonly username: FieldNeed
  /** A password: only where people may sign in before they have confirmed their address. */
  readonly password: FieldNeed
  /** The name of the company; who was invited joins one that is there. */
  readonly companyName: FieldNeed
}

/** An identifier of a sign-up. */
export interface SignUpStrategy {
  /** Whether it may be given. */
  readonly isEnabled: boolean
  /** Whether it must be given. */
  readonly isRequired: boolean
}

/** The identifiers of a sign-up. */
export interface SignUpStrategies {
  /** By e-mail address. */
  readonly email: SignUpStrategy
  /** By phone number. */
  readonly phoneNumber: SignUpStrategy
  /** By a name to sign in with. */
  readonly username: SignUpStrategy
}

/** The form. */
export interface SignUpFormStep {
  /** Which step this is. */
  readonly name: 'SignUp'
}

/** There is a new account. */
export interface SignUpSuccessStep {
  /** Which step this is. */
  readonly name: 'SignUpSuccess'
  /** The address it was made with, or an empty text. */
  readonly email: string
  /**
   * What comes now: the person opens the `mail` that was sent, or signs in where there is no address for one (`signIn`);
   * or is led to the `activation` of the account, to the `secondFactor`, or into the `application` in 200 ms.
   */
  readonly next: 'mail' | 'signIn' | 'activation' | 'secondFactor' | 'application'
  /** Whether the page was told to stay where it is: {@link SignUpActions.proceed} moves on. */
  readonly isStaying: boolean
}

/** There is a new account, and its phone number is to be confirmed by a code that signs in. */
export interface VerifyPhoneStep {
  /** Which step this is. */
  readonly name: 'VerifyPhone'
  /** The address it was made with, or an empty text. */
  readonly email: string
  /** Where the code goes. */
  readonly phoneNumber: string
}

/** Nobody can sign up here without an invitation; in 3 seconds the page moves to the sign-in. */
export interface SignUpClosedStep {
  /** Which step this is. */
  readonly name: 'SignUpClosed'
  /** Whether the page was told to stay where it is: {@link SignUpActions.proceed} moves on. */
  readonly isStaying: boolean
}

/** Where signing up stands. */
export type SignUpStep = SignUpFormStep | SignUpSuccessStep | VerifyPhoneStep | SignUpClosedStep

/** The result of a check of further answers: the values to send, or a sentence for each answer that is wrong, by its name. */
export type CheckedFields = AcceptedFields | RefusedFields

/** Further answers that are right. */
export interface AcceptedFields {
  /** The values to send. */
  readonly values: Readonly<Record<string, unknown>>
  /** None. */
  readonly errors?: undefined
}

/** Further answers of which some are wrong. */
export interface RefusedFields {
  /** A sentence for each answer that is wrong, by its name. */
  readonly errors: Readonly<Record<string, string>>
  /** None. */
  readonly values?: undefined
}

/** What {@link SignUpActions.submit} takes. What the form does not ask for is left out. */
export interface SignUpInput {
  /** The address as typed. */
  readonly email?: string
  /** The phone number as typed, in international form. */
  readonly phoneNumber?: string
  /** The name to sign in with. */
  readonly username?: string
  /** The person's name, of 3 characters or more. */
  readonly name: string
  /** The password as typed. */
  readonly password?: string
  /** The company, of 3 characters or more. Left out where the form does not ask: the person's name stands in. */
  readonly companyName?: string
  /** Whether the terms were agreed to; `false` is refused. Left out where the form does not ask. */
  readonly acceptsTerms?: boolean
  /**
   * Further answers of a form of one's own. They become a part of the person's metadata, so they have to be plain data.
   * A function checks them first: its errors join those of the other fields as `additional-fields-invalid`, in
   * `context.errors`.
   */
  readonly additionalFields?: Readonly<Record<string, unknown>> | (() => CheckedFields | Promise<CheckedFields>)
  /** What a captcha gave, where the provider asks for one. Default: it is asked of the adapter of the client. */
  readonly recaptchaToken?: string
  /** The invitation to accept by signing up. Default: that of the page's address. */
  readonly invitationToken?: string
  /** Where this form leads once the person is signed in. Default: `signUpSuccessUrl`, else where a sign-in leads. */
  readonly successUrl?: string
}

/** Where signing up stands. */
export interface SignUpState {
  /** The step to show. */
  readonly step: SignUpStep
  /** The identifiers that are offered. Until they are read: by e-mail address. */
  readonly strategies: SignUpStrategies
  /** What the form asks for. */
  readonly fields: SignUpFields
  /** Whether there is a form at all; where not, people sign up with a social provider alone. */
  readonly hasForm: boolean
}

/** What can be done to sign up. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface SignUpActions {
  /** Reads what the form asks for. Done by itself while it is on the screen. */
  load(): Promise<Outcome>
  /** Signs up. A failure keeps the step, and clears whoever was signed in. */
  submit(input: SignUpInput): Promise<Outcome>
  /** Sends the code to the phone number and goes on to where it is asked for. Done by itself; call it again after a failure. */
  verifyPhone(): Promise<Outcome>
  /** Moves on at once instead of in a moment. */
  proceed(): void
  /** Keeps the page where it is instead of moving on. */
  stay(): void
  /** Back to the form. */
  restart(): void
}
