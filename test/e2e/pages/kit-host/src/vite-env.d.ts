/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the provider is. */
  readonly VITE_EMULATOR_URL: string
}

interface Window {
  /** Answers the adapter of a captcha, where a test does. */
  readonly porticoTestCaptcha?: (action: string) => Promise<string>
}
