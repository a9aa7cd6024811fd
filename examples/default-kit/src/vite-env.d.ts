/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the provider is. Default `http://localhost:4400`, where the emulator listens. */
  readonly VITE_EMULATOR_URL?: string
  /** How far screens are walled off from the page's CSS where the address does not say. Default `shadow`. */
  readonly VITE_ISOLATION?: string
  /** Where the example built from the hooks alone is served, to link to it. Default: no link. */
  readonly VITE_CUSTOM_LOGIN_URL?: string
}
