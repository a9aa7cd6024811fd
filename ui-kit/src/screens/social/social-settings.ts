'use client'

import { createContext, useContext } from 'react'

/** How a screen shows the social providers. */
export interface SocialSettings {
  /**
   * Which social providers come first, by id, in that order; the others follow as the tenant lists them. `false` shows
   * none. Default: the order of the tenant.
   */
  readonly social?: false | readonly string[] | undefined
  /**
   * The place of their buttons. `above` delays the form until the providers are known, so that the layout does not
   * shift. Default `below`.
   */
  readonly socialPlace?: 'above' | 'below' | undefined
}

/** The settings of the screen around. */
export const SocialContext = createContext<SocialSettings>({})

/** The settings of the screen around. */
export function useSocialSettings(): SocialSettings {
  return useContext(SocialContext)
}
