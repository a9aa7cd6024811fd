'use client'

import type { ReactElement } from 'react'
import { type FlowPageProps, pageOf } from '../../frame/steps/flow-screen.tsx'

export interface LogOutPageProps extends FlowPageProps {}

/** The page of `logoutUrl`: the session ends while it is on the screen, then the login opens. */
export const LogOutPage: (props: LogOutPageProps) => ReactElement = pageOf({
  label: 'logOut.boxLabel',
  load: async () => (await import('./log-out.tsx')).LogOut,
})

export interface OpenAppPageProps extends FlowPageProps {}

/** The page of `openAppUrl`: leads into the native application, on a press, with a way on in the browser. */
export const OpenAppPage: (props: OpenAppPageProps) => ReactElement = pageOf({
  label: 'openApp.boxLabel',
  load: async () => (await import('./open-app.tsx')).OpenApp,
})

export interface MobileAuthenticatorPageProps extends FlowPageProps {}

/**
 * The page of `mfaMobileAuthenticator`, which a browser renders if the mobile application has not taken the route over.
 */
export const MobileAuthenticatorPage: (props: MobileAuthenticatorPageProps) => ReactElement = pageOf({
  label: 'mobileAuthenticator.boxLabel',
  load: async () => (await import('./mobile-authenticator.tsx')).MobileAuthenticator,
})
