import type { ReactNode } from 'react'
import type { FlowPageProps, FlowProps, FlowScreenProps } from '../../frame/steps/flow-screen.tsx'
import type { SocialSettings } from '../social/social-settings.ts'
import type { OwnFields } from './own-fields/check-own-fields.ts'

export interface SignUpBoxProps extends FlowScreenProps, SocialSettings {
  /** Where the terms are. With them or the privacy notice, they have to be agreed to. */
  readonly termsUrl?: string | undefined
  /** Where the privacy notice is. */
  readonly privacyUrl?: string | undefined
  /** Adds the field for the company. Default `true`; otherwise the person's name is used. */
  readonly asksCompany?: boolean | undefined
  /** Where this form leads once the person is signed in. Default: the route `signUpSuccessUrl`, else where a sign-in leads. */
  readonly successUrl?: string | undefined
  /** The names of the fields in `children`, and a check: a schema (Standard Schema) or a function. */
  readonly ownFields?: OwnFields | undefined
  /** Other ways to sign up, below the form. Default: a button for each social provider; `null` for none. */
  readonly otherWays?: ReactNode
  /** Fields of one's own, below those of the form: an `OwnField` shows its error. */
  readonly children?: ReactNode
}

export interface SignUpPageProps extends SignUpBoxProps, Pick<FlowPageProps, 'links'> {}

/** The props of the form of a {@link SignUpBox}. */
export type SignUpFormSettings = Omit<FlowProps<SignUpPageProps>, 'social'>
