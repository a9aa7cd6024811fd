import { PorticoError, type SignUpActions, type SignUpState, type SignUpStep, signUpFeature } from '@portico/headless'
import { frozen } from '@portico/headless/preview'
import { OwnField, SignUpBox, SignUpPage } from '@portico/ui-kit'
import type { ReactElement } from 'react'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, ShownCall, StatesOf } from '../gallery-state.ts'
import { tenantRules } from '../tenant-rules.ts'

const email = 'ada@acme.test'
const form = { step: { name: 'SignUp' } } as const
const typed = { name: 'Ada Admin', email, companyName: 'Acme' }
const withPassword = { fields: { password: 'required' } } as const
const usualFields: SignUpState['fields'] = {
  email: 'required',
  phoneNumber: 'hidden',
  username: 'hidden',
  companyName: 'required',
  password: 'hidden',
}
const terms = { termsUrl: 'https://lantern.example/terms', privacyUrl: 'https://lantern.example/privacy' }

/** What the sign-up says of a form that was sent empty, but for half an address. */
const refused = {
  missing: [
    'name-too-short',
    'email-incomplete',
    'company-name-too-short',
    'additional-fields-invalid',
    'terms-required',
  ],
  errors: { vatId: 'Enter two letters and the digits after them, such as DE123456789.' },
}

/** The states of every step of the sign-up. A step without one does not compile. */
export const signUpStates: Readonly<Record<SignUpStep['name'], StatesOf>> = {
  SignUp: [
    state('form', 'As it opens', form),
    state(
      'filled',
      'Filled in, with a password',
      { ...form, ...withPassword },
      { ...typed, password: 'Correct-horse' },
    ),
    state('all-fields', 'With every field', {
      ...form,
      fields: { password: 'required', phoneNumber: 'optional', username: 'required' },
    }),
    state('pending', 'Creating the account', { ...form, call: 'submit', isPending: true }, typed),
    failed(failure('name-too-short'), 'Without a name'),
    failed(failure('email-required'), 'Without an address'),
    failed(failure('company-name-too-short'), 'Without a company'),
    failed(failure('terms-required'), 'Without agreement'),
    failed(failure('phone-number-required'), 'Without a phone number', { phoneNumber: 'required' }),
    failed(failure('username-required'), 'Without a name to sign in with', { username: 'required' }),
    failed(failure('ER-USERNAME-TAKEN', 409), 'A name that is taken', { username: 'required' }),
    failed(failure('password-unacceptable'), 'A password that breaks the rules', { password: 'required' }),
    failed(failure('ER-PASSWORD-WEAK', 400), 'A password the provider refuses', { password: 'required' }),
    failed(failure('ER-PASSWORD-REUSED', 400), 'A password of before', { password: 'required' }),
    failed(failure('ER-PASSWORD-BREACHED', 400), 'A password that was stolen', { password: 'required' }),
    withOwnFields('own-fields', 'With fields of the application', form),
    withOwnFields('own-fields-invalid', 'Everything refused at once', {
      ...form,
      call: 'submit',
      error: new PorticoError('name-too-short', 'Enter your name', { context: refused }),
    }),
    withOwnFields('own-fields-only', 'A field of the application refused', {
      ...form,
      call: 'submit',
      error: new PorticoError('additional-fields-invalid', 'Change the answers that were refused', {
        context: { missing: ['additional-fields-invalid'], errors: refused.errors },
      }),
    }),
    failed(
      new PorticoError('additional-fields-invalid', 'Change the answers that were refused', {
        context: { missing: ['additional-fields-invalid'], errors: { plan: 'Choose a plan that is still sold.' } },
      }),
      'A field of the application refused that shows no error',
    ),
    failed(failure('ER-SIGN-UP-CLOSED', 403), 'Closed in the meantime'),
    failed(failure('ER-INVITE-INVALID', 400), 'An invitation that is no good'),
    failed(anyCall.network, 'No connection'),
    failed(anyCall.provider, 'The provider failed'),
  ],
  SignUpSuccess: [
    state('mail', 'A mail to open', { step: { name: 'SignUpSuccess', email, next: 'mail', isStaying: false } }),
    state('sign-in', 'No address to mail to', {
      step: { name: 'SignUpSuccess', email: '', next: 'signIn', isStaying: false },
    }),
    state('ready', 'The application opens', {
      step: { name: 'SignUpSuccess', email, next: 'application', isStaying: false },
    }),
    state('staying', 'Told to stay', { step: { name: 'SignUpSuccess', email, next: 'application', isStaying: true } }),
    waiting('activation', 'Going to the activation', 'activation'),
    waiting('second-factor', 'Going to the second factor', 'secondFactor'),
  ],
  VerifyPhone: [
    state('phone', 'A code is on its way', {
      step: { name: 'VerifyPhone', email, phoneNumber: '+49 30 123456' },
      call: 'verifyPhone',
      isPending: true,
    }),
    state('phone-network', 'The code could not be sent', {
      step: { name: 'VerifyPhone', email, phoneNumber: '+49 30 123456' },
      call: 'verifyPhone',
      error: anyCall.network,
    }),
  ],
  SignUpClosed: [
    state('closed', 'Nobody can sign up', { step: { name: 'SignUpClosed', isStaying: false } }),
    state('closed-staying', 'Nobody can sign up, told to stay', { step: { name: 'SignUpClosed', isStaying: true } }),
  ],
}

function waiting(id: string, title: string, next: 'activation' | 'secondFactor'): GalleryState {
  return { ...state(id, title, { step: { name: 'SignUpSuccess', email, next, isStaying: false } }), isWaiting: true }
}

type SignUpShown = ShownCall<SignUpActions> & {
  readonly step: SignUpStep
  readonly fields?: Partial<SignUpState['fields']>
}

function state(id: string, title: string, shownState: SignUpShown, typed?: GalleryState['typed'], own?: ReactElement) {
  const { step, fields, call, isPending = false, error } = shownState
  const calls = call && { [call]: { ...(isPending && { status: 'pending' as const }), ...(error && { error }) } }
  return {
    id: `sign-up-${id}`,
    title,
    features: [
      tenantRules,
      frozen(
        signUpFeature,
        { step, fields: { ...usualFields, ...fields } },
        { load: { status: 'succeeded' }, ...calls },
      ),
    ],
    screen: <SignUpBox {...terms}>{own}</SignUpBox>,
    page: <SignUpPage {...terms}>{own}</SignUpPage>,
    ...(typed && { typed }),
  }
}

function failed(error: PorticoError, title: string, fields: SignUpShown['fields'] = {}): GalleryState {
  return state(error.code.toLowerCase().replace(/^er-/, ''), title, { ...form, fields, call: 'submit', error }, typed)
}

function withOwnFields(id: string, title: string, shownState: SignUpShown): GalleryState {
  const field = <OwnField name="vatId" label="VAT number" dir="ltr" />
  return state(id, title, shownState, shownState.error && { email: 'ada@' }, field)
}
