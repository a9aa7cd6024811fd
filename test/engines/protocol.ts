/** What the drivers of both engines do, by the names of W3C WebDriver: method and path over HTTP, and the name of it in Firefox. */
export const commands = {
  newSession: ['POST', '', 'NewSession'],
  deleteSession: ['DELETE', '', 'DeleteSession'],
  navigate: ['POST', '/url', 'Navigate'],
  back: ['POST', '/back', 'Back'],
  forward: ['POST', '/forward', 'Forward'],
  refresh: ['POST', '/refresh', 'Refresh'],
  getWindowHandle: ['GET', '/window', 'GetWindowHandle'],
  switchToWindow: ['POST', '/window', 'SwitchToWindow'],
  getWindowHandles: ['GET', '/window/handles', 'GetWindowHandles'],
  newWindow: ['POST', '/window/new', 'NewWindow'],
  setWindowRect: ['POST', '/window/rect', 'SetWindowRect'],
  addCookie: ['POST', '/cookie', 'AddCookie'],
  executeScript: ['POST', '/execute/sync', 'ExecuteScript'],
  elementSendKeys: ['POST', '/element/{id}/value', 'ElementSendKeys'],
  performActions: ['POST', '/actions', 'PerformActions'],
  takeScreenshot: ['GET', '/screenshot', 'TakeScreenshot'],
} as const satisfies Readonly<Record<string, readonly [method: string, path: string, inFirefox: string]>>

/** A command of the drivers. */
export type Command = keyof typeof commands

/** Sends a command to a browser and returns its value. Throws an error with the code and the words of the driver. */
export type Send = (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>

/** Where the page is in the window of its browser, in pixels. */
export interface PagePlace {
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A running browser with one session. */
export interface RunningBrowser {
  readonly send: Send
  /** A picture of the page as PNG. Its place is that of the page in the window of the browser. */
  readonly picture: (place: PagePlace) => Promise<Buffer>
  /** Ends the browser. */
  readonly stop: () => Promise<void>
}

/** The name of the member that refers to an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
