import {
  type MfaActions,
  type MfaStep,
  mfaFeature,
  type StepUpActions,
  type StepUpStep,
  stepUpFeature,
} from '@portico/headless'
import type { FrozenCalls } from '@portico/headless/preview'
import { StepUpDialog, StepUpPage } from '@portico/ui-kit'
import { ApplicationPage } from '../application-page.tsx'
import { anyCall, failure } from '../failures.ts'
import { type GalleryState, type ShownCall, type StatesOf, shown } from '../gallery-state.ts'

const step = { name: 'secondFactor' } as const
const code: MfaStep = { name: 'authenticatorApp', mode: 'verify' }
const sent = { mode: 'verify', sent: { sentAt: 0, resendAt: 0 } } as const
const typed = { code: '482135' }

/** What a step-up shows of each step of the second factor. A step without one does not compile. */
const factors: Readonly<Record<MfaStep['name'], StatesOf>> = {
  idle: [{ ...page('idle', 'Before the second factor is known', { step }), isWaiting: true }],
  authenticatorApp: [
    page('code', 'A code', { step, mfaStep: code, hasChoice: true }),
    page('code-pending', 'Checking the code', call('submitAuthenticatorCode', { isPending: true }), typed),
    page(
      'code-wrong',
      'A wrong code',
      call('submitAuthenticatorCode', { error: failure('ER-MFA-CODE-INVALID', 401) }),
      typed,
    ),
    dialog('code', 'A code, over a page', { step, mfaStep: code, hasChoice: true }),
    dialog(
      'code-wrong',
      'A wrong code, over a page',
      call('submitAuthenticatorCode', { error: failure('ER-MFA-CODE-INVALID', 401) }),
      typed,
    ),
  ],
  verify: [
    page(
      'choose',
      'One of several',
      factor({ name: 'verify', mode: 'verify', methods: ['AuthenticatorApp', 'SMS', 'EmailCode'] }),
    ),
    dialog(
      'choose',
      'One of several, over a page',
      factor({ name: 'verify', mode: 'verify', methods: ['AuthenticatorApp', 'SMS', 'EmailCode'] }),
    ),
  ],
  smsVerifyCode: [
    page('sms', 'A text message', factor({ name: 'smsVerifyCode', ...sent, phoneNumber: '+49*******78', phones: [] })),
  ],
  emailVerifyCode: [page('mail', 'A mail', factor({ name: 'emailVerifyCode', ...sent, email: 'mia@acme.test' }))],
  webAuthn: [
    page('device', 'A device', factor({ name: 'webAuthn', mode: 'verify', method: 'WebAuthnPlatform', devices: [] })),
    dialog(
      'device',
      'A device, over a page',
      factor({ name: 'webAuthn', mode: 'verify', method: 'WebAuthnPlatform', devices: [] }),
    ),
  ],
  smsSetPhoneNumber: [page('phone', 'A phone to set up', factor({ name: 'smsSetPhoneNumber', phoneNumber: '' }))],
  recoveryCode: [
    page(
      'recovery',
      'The code for emergencies',
      factor({ name: 'recoveryCode', recoveryCode: { reveal: () => 'KESTREL-7HQ2-LUMEN' } }),
    ),
  ],
  noMFAEnrolledStepUp: [
    page('not-enrolled', 'Nothing is set up', factor({ name: 'noMFAEnrolledStepUp' })),
    dialog('not-enrolled', 'Nothing is set up, over a page', factor({ name: 'noMFAEnrolledStepUp' })),
  ],
  unsupported: [
    page('unsupported', 'A second factor that is not known', factor({ name: 'unsupported', reason: 'HardwareToken' })),
  ],
}

/** The states of every step of a step-up. A step without one does not compile. */
export const stepUpStates: Readonly<Record<StepUpStep['name'], readonly GalleryState[]>> = {
  idle: [{ ...page('none', 'Before it begins', { step: { name: 'idle' } }), isWaiting: true }],
  preparing: [{ ...page('preparing', 'The provider is asked', { step: { name: 'preparing' } }), isWaiting: true }],
  secondFactor: Object.values(factors).flat(),
  done: [
    page('done', 'Going back', { step: { name: 'done', isStaying: false } }),
    page('done-staying', 'Told to stay', { step: { name: 'done', isStaying: true } }),
  ],
  failed: [
    page('failed', 'It could not be begun', {
      step: { name: 'failed' },
      call: { call: 'begin', error: anyCall.provider },
    }),
    page('failed-pending', 'Begun again', { step: { name: 'failed' }, call: { call: 'begin', isPending: true } }),
    dialog('failed', 'It could not be begun, over a page', {
      step: { name: 'failed' },
      call: { call: 'begin', error: anyCall.provider },
    }),
  ],
}

/** A state of a step-up: its own step and call, or those of the second factor. */
interface StepUpShown {
  readonly step: StepUpStep
  readonly mfaStep?: MfaStep
  readonly hasChoice?: boolean
  readonly call?: ShownCall<StepUpActions> | undefined
  readonly factorCall?: ShownCall<MfaActions> | undefined
}

function factor(mfaStep: MfaStep): StepUpShown {
  return { step, mfaStep }
}

function call(
  name: keyof FrozenCalls<MfaActions>,
  held: Pick<ShownCall<MfaActions>, 'error' | 'isPending'>,
): StepUpShown {
  return { step, mfaStep: code, factorCall: { call: name, ...held } }
}

function page(id: string, title: string, shownState: StepUpShown, input?: GalleryState['typed']): GalleryState {
  const { step: present, mfaStep = { name: 'idle' }, hasChoice = false } = shownState
  return {
    id: `step-up-${id}`,
    title,
    features: [
      shown(stepUpFeature, { step: present, demand: {}, ...shownState.call }),
      shown(mfaFeature, { step: mfaStep, hasChoice, ...shownState.factorCall }),
    ],
    screen: <StepUpPage />,
    ...(input && { typed: input }),
  }
}

/** A dialog makes the page around it inert, so among other states it is shown as a page. */
function dialog(id: string, title: string, shownState: StepUpShown, input?: GalleryState['typed']): GalleryState {
  return {
    ...page(`dialog-${id}`, title, shownState, input),
    page: (
      <ApplicationPage>
        <StepUpDialog />
      </ApplicationPage>
    ),
  }
}
