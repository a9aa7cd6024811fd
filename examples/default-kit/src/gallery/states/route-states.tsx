import type { LogOutStep, OpenAppStep } from '@portico/headless'
import { LogOutPage, MobileAuthenticatorPage, OpenAppPage, type OutageLook, OutageNotice } from '@portico/ui-kit'
import type { StatesOf } from '../gallery-state.ts'

const address = 'https://links.example.com/open'

/** The states of the log-out route. A step without one does not compile. */
export const logOutStates: Readonly<Record<LogOutStep['name'], StatesOf>> = {
  loggingOut: [
    { id: 'logging-out', title: 'On its way', screen: <LogOutPage fixed={{ step: { name: 'loggingOut' } }} /> },
  ],
  loggedOut: [{ id: 'logged-out', title: 'Done', screen: <LogOutPage fixed={{ step: { name: 'loggedOut' } }} /> }],
}

/** The states of the route into the native application. A step without one does not compile. */
export const openAppStates: Readonly<Record<OpenAppStep['name'], StatesOf>> = {
  ready: [
    { id: 'open-app', title: 'As it opens', screen: <OpenAppPage fixed={{ step: { name: 'ready', address } }} /> },
  ],
  opened: [
    { id: 'open-app-again', title: 'Pressed', screen: <OpenAppPage fixed={{ step: { name: 'opened', address } }} /> },
  ],
  invalid: [
    { id: 'open-app-invalid', title: 'A bad link', screen: <OpenAppPage fixed={{ step: { name: 'invalid' } }} /> },
  ],
}

/** Routes without steps. */
export const plainStates: Readonly<Record<'mfaMobileAuthenticator', StatesOf>> = {
  mfaMobileAuthenticator: [
    { id: 'mobile-authenticator', title: 'Opened in a browser', screen: <MobileAuthenticatorPage /> },
  ],
}

/** What is shown while the provider cannot be reached and nobody is known. A look without one does not compile. */
export const outageStates: Readonly<Record<OutageLook, StatesOf>> = {
  page: [
    {
      id: 'outage-page',
      title: 'The application shows nothing',
      screen: <OutageNotice look="page" />,
      sign: '.portico-LoginBox .portico-Button',
    },
  ],
  bar: [
    {
      id: 'outage-bar',
      title: 'Beside the application',
      screen: <OutageNotice look="bar" />,
      sign: '.portico-OutageBar .portico-Button',
    },
  ],
}
