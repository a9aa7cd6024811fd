import type { LogSink } from './ports/ports.ts'

/** How much is logged: a level includes those before it. `silent` logs nothing. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** Writes tagged lines, free of secrets, to the log port. */
export interface Logger {
  /** Something is broken. */
  error(message: string, ...facts: unknown[]): void
  /** Something was refused or went wrong, and the application goes on. */
  warn(message: string, ...facts: unknown[]): void
  /** Something worth knowing while developing. */
  info(message: string, ...facts: unknown[]): void
  /** Everything else. */
  debug(message: string, ...facts: unknown[]): void
}

/** Makes a {@link Logger}. `tag` names the writer; it is padded to 25 characters (SPEC section 9). */
export function createLogger(sink: LogSink, level: LogLevel, tag: string): Logger {
  const head = `[${tag}]`.padEnd(tagWidth)
  const at = (line: Exclude<LogLevel, 'silent'>) =>
    levels.indexOf(line) > levels.indexOf(level)
      ? () => {}
      : (message: string, ...facts: unknown[]) => sink(line, head, redact(message), ...facts.map(redactFact))
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}

const tagWidth = 25
const levels: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']
const secretShapes = /\b(?:Bearer\s+\S+|eyJ[\w-]+\.[\w-]*\.[\w-]*|[0-9a-f]{64})/gi
const secretNames =
  /(["'?&\s]?)((?:[\w-]*token|password|secret|authorization|cookie|code(?:_verifier)?|state|nonce|otp|recoveryCode|qrCode|SAMLResponse|RelayState)["']?\s*[=:]\s*)("[^"]*"|'[^']*'|[^\s&,;}]+)/gi

function redact(text: string): string {
  return text.replace(secretShapes, '[redacted]').replace(secretNames, '$1$2[redacted]')
}

function redactFact(fact: unknown): unknown {
  if (fact instanceof Error) return redact(`${fact.name}: ${fact.message}`)
  return redact(typeof fact === 'string' ? fact : String(JSON.stringify(fact)))
}
