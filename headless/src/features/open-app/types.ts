/** The person may open the native application. */
export interface OpenAppReadyStep {
  /** Which step this is: `opened` once they have been sent there, which shows nothing where it is not installed. */
  readonly name: 'ready' | 'opened'
  /** Where it is opened: an http(s) address that the native application takes over. */
  readonly address: string
}

/** The address leads nowhere that may be opened. */
export interface OpenAppInvalidStep {
  /** Which step this is. */
  readonly name: 'invalid'
}

/** Where opening the native application stands. */
export type OpenAppStep = OpenAppReadyStep | OpenAppInvalidStep

/** Where opening the native application stands. */
export interface OpenAppState {
  /** The step to show. */
  readonly step: OpenAppStep
}

/** What can be done on the route of the native application. */
export interface OpenAppActions {
  /** Opens the native application. A system opens one only on a press, so nothing does it by itself. */
  open(): void
  /** Goes on in the browser, to `authenticatedUrl`. */
  continueInBrowser(): void
}
