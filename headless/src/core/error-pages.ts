import { codesWithPage, homepage } from './error-pages.gen.ts'
import { isRecord } from './record.ts'

/**
 * Returns a message with the address of its page at its end. `of` is the code of an error, the error itself, or a line of the log that
 * ends with a code in brackets. A code without a page, such as one of the application, adds nothing.
 */
export function withPage(message: string, of: unknown): string {
  const address = pageOf(of === message ? codeInBrackets(message) : isRecord(of) ? of['code'] : of)
  return address === null || message.includes(address) ? message : ending(message, address)
}

/** Returns a warning of the checks with the address of the guide that lists them. */
export function withChecksPage(warning: string): string {
  return ending(warning, `${homepage}/troubleshooting#what-a-development-build-checks`)
}

function codeInBrackets(line: string): string | undefined {
  return /\(([a-z-]+)\)\.?$/.exec(line)?.[1]
}

function pageOf(code: unknown): string | null {
  if (typeof code !== 'string') return null
  if (codesWithPage.includes(code)) return `${homepage}/errors/${code}`
  return code.startsWith('ER-') ? `${homepage}/errors#codes-of-the-provider` : null
}

/** The stack of an error ends with a line of its own. */
function ending(message: string, address: string): string {
  if (message.includes('\n')) return `${message}\nSee ${address}`
  return `${message}${/[.?!]$/.test(message) ? '' : '.'} See ${address}`
}
