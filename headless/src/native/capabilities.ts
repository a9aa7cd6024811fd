/** The functions that a native application may offer to its pages. */
export type NativeCapability =
  /** Single sign-on, by the address of the person. */
  | 'loginWithSSO'
  /** Social sign-in, by the address of the provider's page. */
  | 'loginWithSocialLogin'
  /** Social sign-in, by the name of the provider. */
  | 'loginWithSocialLoginProvider'
  /** Social sign-in with a provider of the tenant's own, by its id. */
  | 'loginWithCustomSocialLoginProvider'
  /** Keeps a password, if the person likes. */
  | 'suggestSavePassword'
  /** Hands out the tokens of the application's session. */
  | 'getTokens'
  /** Signs in by the application's own means. */
  | 'requestAuthorize'
  /** Closes the view, with a reason. */
  | 'closeWindow'
  /** Its presence means: ask for consent before a social sign-in. */
  | 'shouldPromptSocialLoginConsent'
