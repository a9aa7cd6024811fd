// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The names of the languages of the kit, English first. Each can be the `locale` of the kit. */
export const localeNames = ['en', 'de', 'he'] as const
