import {
  changePasswordFeature,
  type ExpiryReason,
  type Passkey,
  passkeysFeature,
  sessionExpiryFeature,
} from '@portico/headless'
import { frozen } from '@portico/headless/preview'
import { ChangePassword, Passkeys, SessionExpiryDialog } from '@portico/ui-kit'
import { ApplicationPage, onPage } from '../application-page.tsx'
import { anyCall, failure } from '../failures.ts'
import { type GalleryState, type StatesOf, statesOfFlow } from '../gallery-state.ts'
import { tenantRules } from '../tenant-rules.ts'

const demoPasskeys: readonly Passkey[] = [
  { id: '1', deviceType: 'Platform', createdAt: '2026-03-02T09:00:00.000Z' },
  { id: '2', deviceType: 'CrossPlatform', createdAt: '2025-11-20T16:30:00.000Z' },
]

const list = statesOfFlow('passkeys', passkeysFeature, onPage(<Passkeys />))
const rows = { rows: demoPasskeys }

/** The states of the own passkeys. */
export const passkeysStates: Readonly<Record<'passkeys', StatesOf>> = {
  passkeys: [
    list('list', 'Two of them', rows),
    list('empty', 'None yet', { rows: [] }),
    list('adding', 'The device is asked', { ...rows, call: 'add', isPending: true }),
    list('declined', 'Nothing was confirmed', { ...rows, call: 'add', error: failure('webauthn-canceled') }),
    list('registered', 'This device has one', { ...rows, call: 'add', error: failure('webauthn-registered') }),
    list('unread', 'The list cannot be read', { rows: [], call: 'load', error: anyCall.network }),
  ],
}

const typed = { password: 'Portico-demo-1', newPassword: 'winter-harbour-7' }

const password = statesOfFlow('change-password', changePasswordFeature, onPage(<ChangePassword />), [tenantRules])

/** The states of changing the own password. */
export const changePasswordStates: Readonly<Record<'form' | 'changed', StatesOf>> = {
  form: [
    password('empty', 'As it opens', {}),
    password('pending', 'Changing it', { call: 'submit', isPending: true }, { typed }),
    password('present', 'Sent without the present one', {
      call: 'submit',
      error: failure('present-password-required'),
    }),
    password(
      'wrong',
      'The present one is wrong',
      { call: 'submit', error: failure('ER-PASSWORD-WRONG', 401) },
      { typed },
    ),
    password(
      'reused',
      'One that was used before',
      { call: 'submit', error: failure('ER-PASSWORD-REUSED', 400) },
      { typed },
    ),
    password('provider', 'The provider failed', { call: 'submit', error: anyCall.provider }, { typed }),
  ],
  changed: [password('changed', 'It is changed', { isChanged: true })],
}

/** A dialog makes the page around it inert, so it is shown alone: among other states a line leads to it. */
function warning(id: string, title: string, reason: ExpiryReason, seconds: number): GalleryState {
  return {
    id: `session-${id}`,
    title,
    sign: '.portico-DialogTitle, .gallery-alone',
    features: [frozen(sessionExpiryFeature, { status: 'active', reason, expiresAt: seconds * 1000 })],
    screen: <p className="gallery-alone">A dialog over the page. Choose its title to see it.</p>,
    page: (
      <ApplicationPage>
        <SessionExpiryDialog />
      </ApplicationPage>
    ),
  }
}

/** The states of the warning ahead of a session's end. */
export const sessionExpiryStates: Readonly<Record<'warning', StatesOf>> = {
  warning: [
    warning('idle', 'Nothing has happened', 'idle', 42),
    warning('re-login', 'A new sign-in is due', 'reLogin', 1),
  ],
}
