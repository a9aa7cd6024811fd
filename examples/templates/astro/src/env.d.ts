interface ImportMetaEnv {
  readonly PUBLIC_PORTICO_URL: string
}
