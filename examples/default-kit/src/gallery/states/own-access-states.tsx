import type { Passkey } from '@portico/headless'
import {
  ChangePassword,
  type ChangePasswordProps,
  Passkeys,
  type PasskeysProps,
  SessionExpiryDialog,
  type SessionExpiryFixed,
} from '@portico/ui-kit'
import type { ReactElement } from 'react'
import { ApplicationPage } from '../application-page.tsx'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

/** A state of a screen that stands on a page of the application. */
function onPage(id: string, title: string, screen: ReactElement, typed?: GalleryState['typed']): GalleryState {
  const page = <main className="gallery-application">{screen}</main>
  return { id, title, screen, page, ...(typed && { typed }) }
}

type FixedPasskeys = Partial<NonNullable<PasskeysProps['fixed']>>

const passkeys: readonly Passkey[] = [
  { id: '1', deviceType: 'Platform', createdAt: '2026-03-02T09:00:00.000Z' },
  { id: '2', deviceType: 'CrossPlatform', createdAt: '2025-11-20T16:30:00.000Z' },
]

const list = (id: string, title: string, fixed: FixedPasskeys = {}) =>
  onPage(`passkeys-${id}`, title, <Passkeys fixed={{ rows: passkeys, ...fixed }} />)

/** The states of the own passkeys. */
export const passkeysStates: Readonly<Record<'passkeys', StatesOf>> = {
  passkeys: [
    list('list', 'Two of them'),
    list('empty', 'None yet', { rows: [] }),
    list('adding', 'The device is asked', { call: 'add', isPending: true }),
    list('declined', 'Nothing was confirmed', { call: 'add', error: failure('webauthn-canceled') }),
    list('registered', 'This device has one', { call: 'add', error: failure('webauthn-registered') }),
    list('unread', 'The list cannot be read', { rows: [], call: 'load', error: anyCall.network }),
  ],
}

type FixedPassword = Partial<NonNullable<ChangePasswordProps['fixed']>>

const typed = { password: 'Portico-demo-1', newPassword: 'winter-harbour-7' }

const password = (id: string, title: string, fixed: FixedPassword = {}, isTyped = true) =>
  onPage(
    `change-password-${id}`,
    title,
    <ChangePassword fixed={{ isChanged: false, call: 'submit', ...fixed }} />,
    isTyped ? typed : undefined,
  )

/** The states of changing the own password. */
export const changePasswordStates: Readonly<Record<'form' | 'changed', StatesOf>> = {
  form: [
    password('empty', 'As it opens', {}, false),
    password('pending', 'Changing it', { isPending: true }),
    password('present', 'Sent without the present one', { error: failure('present-password-required') }, false),
    password('wrong', 'The present one is wrong', { error: failure('ER-PASSWORD-WRONG', 401) }),
    password('reused', 'One that was used before', { error: failure('ER-PASSWORD-REUSED', 400) }),
    password('provider', 'The provider failed', { error: anyCall.provider }),
  ],
  changed: [password('changed', 'It is changed', { isChanged: true }, false)],
}

/** A dialog makes the page around it inert, so it is shown alone: among other states a line leads to it. */
function warning(id: string, title: string, fixed: SessionExpiryFixed): GalleryState {
  return {
    id: `session-${id}`,
    title,
    sign: '.portico-DialogTitle, .gallery-alone',
    screen: <p className="gallery-alone">A dialog over the page. Choose its title to see it.</p>,
    page: (
      <ApplicationPage>
        <SessionExpiryDialog fixed={fixed} />
      </ApplicationPage>
    ),
  }
}

/** The states of the warning ahead of a session's end. */
export const sessionExpiryStates: Readonly<Record<'warning', StatesOf>> = {
  warning: [
    warning('idle', 'Nothing has happened', { reason: 'idle', remaining: 42 }),
    warning('re-login', 'A new sign-in is due', { reason: 'reLogin', remaining: 1 }),
  ],
}
