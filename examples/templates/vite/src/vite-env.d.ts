interface ImportMetaEnv {
  readonly VITE_PORTICO_URL: string
}
