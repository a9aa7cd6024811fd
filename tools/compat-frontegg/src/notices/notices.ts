import { replacements } from './replacements.ts'

/** Logs once which name of Portico replaces `name`. */
export function noticeName(name: string): void {
  const replacement = replacements[name]
  if (replacement) notice(name, `use ${replacement}`)
}

/** Logs once that an option has no effect, with what to do instead. */
export function noticeOption(option: string, instead: string): void {
  notice(option, `has no effect here: ${instead}`)
}

const logged = new Set<string>()

function notice(name: string, text: string): void {
  if (logged.has(name)) return
  logged.add(name)
  // biome-ignore lint/suspicious/noConsole: a name may be used outside of any client, whose log it would be
  console.info(`@portico/compat-frontegg: ${name}: ${text}. See docs/from-frontegg.md`)
}
