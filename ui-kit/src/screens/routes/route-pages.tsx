'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/flow-screen.tsx'

/** What a {@link LogOutPage} takes. */
export interface LogOutPageProps extends FlowPageProps {}

/** The page of `logoutUrl`: the session ends while it is on the screen, then the login opens. */
export const LogOutPage: (props: LogOutPageProps) => ReactElement = /* @__PURE__ */ pageOf({
  label: 'logOut.boxLabel',
  load: async () => (await import('./log-out.tsx')).LogOut,
})

/** What an {@link OpenAppPage} takes. */
export interface OpenAppPageProps extends FlowPageProps {}

/** The page of `openAppUrl`: leads into the native application, on a press, with a way on in the browser. */
export const OpenAppPage: (props: OpenAppPageProps) => ReactElement = /* @__PURE__ */ pageOf({
  label: 'openApp.boxLabel',
  load: async () => (await import('./open-app.tsx')).OpenApp,
})

/** What a {@link MobileAuthenticatorPage} takes. */
export interface MobileAuthenticatorPageProps extends FlowPageProps {}

/**
 * The page of `mfaMobileAuthenticator`. The mobile application takes that route over; whoever sees it has opened it in a
 * browser, and is told so.
 */
export const MobileAuthenticatorPage: (props: MobileAuthenticatorPageProps) => ReactElement = /* @__PURE__ */ pageOf({
  label: 'mobileAuthenticator.boxLabel',
  load: async () => (await import('./mobile-authenticator.tsx')).MobileAuthenticator,
})
