import { withPage } from '#error-pages'
import type { LogSink } from './ports/ports.ts'

/** How much is logged: a level includes those before it. `silent` logs nothing. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** Writes tagged lines, free of secrets, to the log port. */
export interface Logger {
  /** Logs a fault that needs a change of code or configuration. */
  error(message: string, ...facts: unknown[]): void
  /** Something was refused or went wrong, and the application goes on. */
  warn(message: string, ...facts: unknown[]): void
  /** Something worth knowing while developing. */
  info(message: string, ...facts: unknown[]): void
  /** Logs a detail that helps to trace one call. */
  debug(message: string, ...facts: unknown[]): void
}

/** Makes a {@link Logger}. `tag` names the writer; it is padded to 25 characters. */
export function createLogger(sink: LogSink, level: LogLevel, tag: string): Logger {
  const head = `[${tag}]`.padEnd(tagWidth)
  const at = (line: Exclude<LogLevel, 'silent'>) =>
    levels.indexOf(line) > levels.indexOf(level)
      ? () => {}
      : (message: string, ...facts: unknown[]) => sink(line, head, ...[message, ...facts].map(redact))
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}

const tagWidth = 25
const levels: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

/** Names with a secret after them, under any prefix. Every repetition is bounded, so no text is slow to match. */
const named =
  '(?:token|password|secret|cookie|code|verifier|state|nonce|otp|otc|\\bpin|value|assertion|api[-_]?key|session[-_]?id|authorization|response|fe_refresh\\w{0,64})(?:s|_hint)?'
const assigned = `["'\\\\]*\\s*(?:[=:]|%(?:25){0,3}3[ad])\\s*`
const secrets = new RegExp(
  `\\b(?:Bearer\\s+\\S+|eyJ[\\w.-]+|[0-9a-f]{64})|(password${assigned})(?=[^\\s"'\\\\{[])[^"'\\\\&,;}<\\n]+|(<[\\w:-]{0,40}${named}(?:\\s[^<>]{0,200})?>)[^<]+|(${named}${assigned})(?:(\\\\*["'])(?:\\\\\\\\+.|(?!\\4)(?:\\\\.|.))*|[[{].*|(?:Bearer|Basic|Digest|Negotiate)\\s.*|[^\\s"'\\\\&,;}]+)`,
  'gi',
)

function redact(fact: unknown): string {
  return textOf(fact).replace(secrets, '$1$2$3[redacted]')
}

function textOf(fact: unknown): string {
  try {
    const text = typeof fact === 'string' ? fact : fact instanceof Error ? (fact.stack ?? fact) : JSON.stringify(fact)
    return withPage(`${text}`, fact)
  } catch {
    return '[unprintable]'
  }
}
