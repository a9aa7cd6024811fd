/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the provider is. Default `http://localhost:4400`, where the emulator listens. */
  readonly VITE_EMULATOR_URL?: string
}
