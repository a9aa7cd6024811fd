import type { Locale } from './catalogue.ts'
import { fill, isIcu, isUsable, type MessageValues } from './fill.ts'
import type { FormatIcu } from './icu.ts'
import type { Overriding } from './translate.ts'

/** Logs a problem that did not stop the kit. */
export type Warn = (message: string, cause?: unknown) => void

/** Untrusted texts that override a language's own messages. */
export interface Overrides {
  /** The language of these texts. */
  readonly locale: Locale
  /** Texts of the application, by message key. */
  readonly messages: object | undefined
  /** Texts of the metadata: by language, then by page in `loginBox`, `adminPortal`, `errors` and `common`. */
  readonly localizations: Readonly<Record<string, unknown>> | undefined
  /** Called once for each ignored text. */
  readonly warn: Warn
}

/** Creates the {@link Overriding} of these overrides. */
export type CreateOverriding = (overrides: Overrides) => Overriding

/**
 * Loads the {@link CreateOverriding} that these overrides need, with the ICU formatter only if a text uses ICU.
 *
 * @param loadIcu Imports the formatter. An `import()` in this module would make Vite emit its preload helper as a separate
 * file, which the first form would wait for.
 */
export async function overridesFor(
  { locale, messages, localizations }: Overrides,
  loadIcu: () => Promise<typeof import('./icu.ts')>,
): Promise<CreateOverriding> {
  if (!holdIcu([messages, member(localizations, locale.code)])) return withoutIcu
  const { createFormatIcu } = await loadIcu()
  return (overrides) => createOverriding(overrides, createFormatIcu(overrides.locale))
}

const withoutIcu: CreateOverriding = (overrides) => createOverriding(overrides, null)

function createOverriding(
  { locale, messages, localizations, warn }: Overrides,
  formatIcu: FormatIcu | null,
): Overriding {
  const told = new Set<string>()
  return (key, values) => {
    for (const read of placesOf(key)) {
      try {
        const text = read()
        if (text === undefined) continue
        const finished = finish(text, values)
        if (finished !== undefined) return finished
        if (formatIcu || !isUsable(text) || !isIcu(text)) passOver(key)
      } catch (cause) {
        passOver(key, cause)
      }
    }
    return undefined
  }

  function placesOf(key: string): readonly (() => unknown)[] {
    const within = (...root: readonly string[]) => {
      return () => [locale.code, ...root, ...key.split('.')].reduce<unknown>(member, localizations)
    }
    return [() => member(messages, key), within(), within('common'), within('loginBox'), within('adminPortal')]
  }

  function finish(text: unknown, values: MessageValues): string | undefined {
    if (isUsable(text) && isIcu(text)) return formatIcu?.(text, values)
    return fill(text, values, locale)
  }

  function passOver(key: string, cause?: unknown) {
    if (told.has(key)) return
    told.add(key)
    warn(`The text given for the message ${key} cannot be used, so the kit's own is shown (text-unusable).`, cause)
  }
}

/** `true` if a text uses ICU syntax, or if the texts cannot be inspected. */
function holdIcu(texts: unknown): boolean {
  try {
    return isIcu(JSON.stringify(texts).replace(/\\[nrt]/g, ' '))
  } catch {
    return true
  }
}

/** The own member of that name. */
function member(holder: unknown, name: string): unknown {
  const isHolder = typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
  return isHolder ? Reflect.get(holder, name) : undefined
}
