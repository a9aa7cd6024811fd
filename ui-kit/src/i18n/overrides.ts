import type { Locale } from './catalogue.ts'
import { fill, isIcu, isUsable, type Values } from './fill.ts'
import type { FormatIcu } from './icu.ts'
import type { Overriding } from './translate.ts'

/** Told of what went wrong and did not stop anything. */
export type Warn = (message: string, cause?: unknown) => void

/** What is said instead of a language's own words. None of it is trusted. */
export interface Overrides {
  /** The language it is said in. */
  readonly locale: Locale
  /** The application's texts, by message. */
  readonly messages: object | undefined
  /** The texts of the metadata: by language, in it pages in `loginBox`, `errors` and `common`. */
  readonly localizations: Readonly<Record<string, unknown>> | undefined
  /** Told, once each, of texts that are passed over. */
  readonly warn: Warn
}

/** Makes {@link Overriding} of what is said instead. */
export type CreateOverriding = (overrides: Overrides) => Overriding

/**
 * What makes {@link Overriding} of these overrides, with the formatter of ICU messages if there are some.
 *
 * @param loadIcu Loads that formatter. With the `import()` in this module, which imports nothing of the headless package,
 * Vite gives its preload helper a file of its own, and the first form waits for two.
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
    return [() => member(messages, key), within(), within('common'), within('loginBox')]
  }

  function finish(text: unknown, values: Values): string | undefined {
    if (isUsable(text) && isIcu(text)) return formatIcu?.(text, values)
    return fill(text, values, locale)
  }

  function passOver(key: string, cause?: unknown) {
    if (told.has(key)) return
    told.add(key)
    warn(`The text given for the message ${key} cannot be used, so the kit's own is shown.`, cause)
  }
}

/** Whether ICU syntax stands in any text of these. What cannot be looked through may hold some. */
function holdIcu(texts: unknown): boolean {
  try {
    return isIcu(JSON.stringify(texts).replace(/\\[nrt]/g, ' '))
  } catch {
    return true
  }
}

/** The own member of that name. */
function member(holder: unknown, name: string): unknown {
  return isRecord(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
