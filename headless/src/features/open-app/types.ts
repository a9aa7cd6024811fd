/** The native application may be opened. */
export interface OpenAppReadyStep {
  /** `opened` after the attempt, which shows nothing if the application is not installed. */
  readonly name: 'ready' | 'opened'
  /** An http(s) address that the native application handles. */
  readonly address: string
}

/** The address may not be opened. */
export interface OpenAppInvalidStep {
  readonly name: 'invalid'
}

/** The steps of opening the native application. */
export type OpenAppStep = OpenAppReadyStep | OpenAppInvalidStep

/** The state that `useOpenApp` returns. */
export interface OpenAppState {
  readonly step: OpenAppStep
}

/** The actions that `useOpenApp` returns. */
export interface OpenAppActions {
  /** Opens the native application. Systems require a user gesture, so nothing calls it by itself. */
  open(): void
  /** Continues in the browser, at `authenticatedUrl`. */
  continueInBrowser(): void
}
