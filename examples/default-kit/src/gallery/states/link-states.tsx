import {
  type ImpersonationStep,
  impersonationFeature,
  type MagicLinkStep,
  magicLinkFeature,
  sessionFeature,
  type UnlockStep,
  unlockFeature,
} from '@portico/headless'
import { frozen } from '@portico/headless/preview'
import { ImpersonationBanner, ImpersonationPage, MagicLinkPage, UnlockPage } from '@portico/ui-kit'
import { ApplicationPage } from '../application-page.tsx'
import { demoUser } from '../demo-user.ts'
import { anyCall } from '../failures.ts'
import { type GalleryState, type StatesOf, statesOfFlow } from '../gallery-state.ts'

const unlocked = statesOfFlow('unlock', unlockFeature, { screen: <UnlockPage /> })
const acted = statesOfFlow('impersonate', impersonationFeature, { screen: <ImpersonationPage /> })
const opened = statesOfFlow('magic-link', magicLinkFeature, { screen: <MagicLinkPage /> })

/** The states of every step of taking a lock off. A step without one does not compile. */
export const unlockStates: Readonly<Record<UnlockStep['name'], StatesOf>> = {
  unlocking: [
    unlocked('working', 'On its way', { step: { name: 'unlocking' } }),
    unlocked('network', 'No connection', { step: { name: 'unlocking' }, call: 'submit', error: anyCall.network }),
    unlocked('retrying', 'Tried again', {
      step: { name: 'unlocking' },
      call: 'submit',
      error: anyCall.network,
      isPending: true,
    }),
    unlocked('provider', 'The provider failed', {
      step: { name: 'unlocking' },
      call: 'submit',
      error: anyCall.provider,
    }),
  ],
  success: [
    unlocked('success', 'The sign-in opens', { step: { name: 'success', isStaying: false } }),
    unlocked('success-staying', 'Told to stay', { step: { name: 'success', isStaying: true } }),
  ],
  invalid: [unlocked('invalid', 'A link that is no good', { step: { name: 'invalid' } })],
}

/** The states of every step of beginning to act as another person. A step without one does not compile. */
export const impersonationStates: Readonly<Record<ImpersonationStep['name'], StatesOf>> = {
  impersonating: [
    acted('working', 'On its way', { step: { name: 'impersonating' } }),
    acted('network', 'No connection', { step: { name: 'impersonating' }, call: 'submit', error: anyCall.network }),
  ],
  success: [
    acted('success', 'The application opens', { step: { name: 'success', isStaying: false } }),
    acted('success-staying', 'Told to stay', { step: { name: 'success', isStaying: true } }),
  ],
  invalid: [acted('invalid', 'A link that is no good', { step: { name: 'invalid' } })],
}

/** The bar that stands on every page while somebody acts as another. */
export const actingStates: Readonly<Record<'ImpersonationBanner', StatesOf>> = {
  ImpersonationBanner: [
    bar('named', 'Both are named', { actor: 'Ada Admin', name: 'Rita Reader' }),
    bar('unnamed', 'Who acts is not known', { actor: '', name: 'rita@acme.test' }),
    bar('leaving', 'Being left', { actor: 'Ada Admin', name: 'Rita Reader', isLeaving: true }),
    bar('long', 'Long names', {
      actor: 'Maximiliane von Habsburg-Lothringen',
      name: 'Bartholomäus-Konstantin Freiherr von Schneider-Wittgenstein',
    }),
  ],
}

const failedLink = (reason: Extract<MagicLinkStep, { readonly name: 'failed' }>['reason'], title: string) =>
  opened(reason, title, { step: { name: 'failed', reason } })

/** The states of every step of opening the link of a mail. A step without one does not compile. */
export const magicLinkStates: Readonly<Record<MagicLinkStep['name'], StatesOf>> = {
  opening: [opened('opening', 'On its way', { step: { name: 'opening' } })],
  failed: [
    failedLink('expired', 'It has run out'),
    failedLink('used', 'It was used'),
    failedLink('missing', 'No link at all'),
    failedLink('refused', 'Refused'),
    failedLink('unreachable', 'No connection'),
    opened('retrying', 'Tried again', {
      step: { name: 'failed', reason: 'unreachable' },
      call: 'submit',
      isPending: true,
    }),
  ],
  opened: [opened('opened', 'Before it is known what comes next', { step: { name: 'opened' } }, { isWaiting: true })],
}

/** The names in the bar, and whether the session is being left. */
interface Acting {
  readonly actor: string
  readonly name: string
  readonly isLeaving?: boolean
}

function bar(id: string, title: string, { actor, name, isLeaving }: Acting): GalleryState {
  const screen = <ImpersonationBanner />
  const user = { ...demoUser, name, claims: { act: { sub: 'ada', name: actor } } }
  return {
    id: `acting-${id}`,
    title,
    sign: '.portico-ActingBar',
    features: [frozen(sessionFeature, { status: 'authenticated', user })],
    screen,
    page: <ApplicationPage>{screen}</ApplicationPage>,
    ...(isLeaving && { pressed: '.portico-Button' }),
  }
}
