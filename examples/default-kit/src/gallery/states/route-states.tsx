import { type LogOutStep, logOutRouteFeature, type OpenAppStep, openAppFeature } from '@portico/headless'
import { frozen } from '@portico/headless/preview'
import { LogOutPage, MobileAuthenticatorPage, OpenAppPage, type OutageLook, OutageNotice } from '@portico/ui-kit'
import { ApplicationPage } from '../application-page.tsx'
import type { StatesOf } from '../gallery-state.ts'

const address = 'https://links.example.com/open'

/** The states of the log-out route. A step without one does not compile. */
export const logOutStates: Readonly<Record<LogOutStep['name'], StatesOf>> = {
  loggingOut: [
    {
      id: 'logging-out',
      title: 'On its way',
      features: [frozen(logOutRouteFeature, { step: { name: 'loggingOut' } })],
      screen: <LogOutPage />,
    },
  ],
  loggedOut: [
    {
      id: 'logged-out',
      title: 'Done',
      features: [frozen(logOutRouteFeature, { step: { name: 'loggedOut' } })],
      screen: <LogOutPage />,
    },
  ],
}

/** The states of the route into the native application. A step without one does not compile. */
export const openAppStates: Readonly<Record<OpenAppStep['name'], StatesOf>> = {
  ready: [
    {
      id: 'open-app',
      title: 'As it opens',
      features: [frozen(openAppFeature, { step: { name: 'ready', address } })],
      screen: <OpenAppPage />,
    },
  ],
  opened: [
    {
      id: 'open-app-again',
      title: 'Pressed',
      features: [frozen(openAppFeature, { step: { name: 'opened', address } })],
      screen: <OpenAppPage />,
    },
  ],
  invalid: [
    {
      id: 'open-app-invalid',
      title: 'A bad link',
      features: [frozen(openAppFeature, { step: { name: 'invalid' } })],
      screen: <OpenAppPage />,
    },
  ],
}

/** Routes without steps. */
export const plainStates: Readonly<Record<'mfaMobileAuthenticator', StatesOf>> = {
  mfaMobileAuthenticator: [
    { id: 'mobile-authenticator', title: 'Opened in a browser', features: [], screen: <MobileAuthenticatorPage /> },
  ],
}

/** What is shown while the provider cannot be reached and nobody is known. A look without one does not compile. */
export const outageStates: Readonly<Record<OutageLook, StatesOf>> = {
  page: [
    {
      id: 'outage-page',
      title: 'The application shows nothing',
      features: [],
      screen: <OutageNotice look="page" />,
      sign: '.portico-LoginBox .portico-Button',
    },
  ],
  bar: [
    {
      id: 'outage-bar',
      title: 'Beside the application',
      features: [],
      screen: <OutageNotice look="bar" />,
      page: (
        <ApplicationPage>
          <OutageNotice look="bar" />
        </ApplicationPage>
      ),
      sign: '.portico-OutageBar .portico-Button',
    },
  ],
}
