import type { PorticoKitProps } from '@portico/ui-kit'
import type { Settings } from './settings.ts'

/** What the settings mean to the kit. */
export type KitSettings = Pick<PorticoKitProps, 'appearance' | 'locale' | 'isolation'>

/**
 * The settings in the kit's words, once what they need is there: its style sheet for screens in the page itself, because
 * a shadow root brings its own, and the pseudo-locale, which is no language the kit would load by name.
 */
export async function kitSettings({ theme, scheme, locale, isolation }: Settings): Promise<KitSettings> {
  if (isolation === 'none') await import('@portico/ui-kit/styles.css')
  return {
    appearance: { theme, colorScheme: scheme },
    locale: locale === 'pseudo' ? (await import('@portico/ui-kit/locales/pseudo')).pseudo : locale,
    isolation,
  }
}
