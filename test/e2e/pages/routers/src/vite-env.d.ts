/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the provider is. */
  readonly VITE_EMULATOR_URL: string
}
