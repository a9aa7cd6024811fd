import type { Client, ClientOptions, IssuerClientOptions } from '@portico/headless'
import type { LocaleProviderProps } from '../i18n/index.ts'
import type { Isolation } from '../isolation/index.ts'
import type { Appearance, Brand } from '../theme/index.ts'
import type { AuthRoutesProps } from './auth-routes.tsx'
import type { KitSlots } from './kit-slots.ts'

export interface PorticoKitProps extends AuthRoutesProps {
  /** A client, or the options of a new one. A new client stops when the kit unmounts. */
  readonly client: Client | ClientOptions | IssuerClientOptions
  /** The application's name and logo. */
  readonly brand?: Brand | undefined
  /** The look of all screens. */
  readonly appearance?: Appearance | undefined
  /** Replacements for parts of every screen. A value that is not a component throws `slot-invalid`. */
  readonly slots?: KitSlots | undefined
  /** The isolation of screens from the page's CSS. Default `shadow`. */
  readonly isolation?: Isolation | undefined
  /**
   * The language: `en`, `de`, `he`, or a catalogue from `@portico/ui-kit/locales/…`, which is ready at the first paint.
   * Default `en`.
   */
  readonly locale?: LocaleProviderProps['locale'] | undefined
  /** Texts that override those of the locale. */
  readonly messages?: LocaleProviderProps['messages'] | undefined
}
