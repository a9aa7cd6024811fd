import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'

/** What went wrong in a page besides what a test looks at. */
export interface Problems {
  /** Lets what matches pass: it belongs to the test. */
  readonly allow: (expected: RegExp) => void
  /** What was not expected, in the order it came. */
  readonly unexpected: () => readonly string[]
}

/**
 * Gathers the errors and warnings of every page: console, uncaught errors and violations of the security policy. What
 * the browser and the client say of a failed answer of the provider is no problem by itself: what a person is shown is
 * what counts, and the tests look at that.
 */
export async function gatherProblems(context: BrowserContext, providerUrl: string): Promise<Problems> {
  const found: string[] = []
  const allowed: RegExp[] = []
  await context.exposeBinding(violationSink, (_, text: string) => void found.push(text))
  await context.addInitScript(watchViolations, violationSink)
  context.on('page', (page) => watch(page, providerUrl, found))
  return {
    allow: (expected) => void allowed.push(expected),
    unexpected: () => found.filter((problem) => !allowed.some((expected) => expected.test(problem))),
  }
}

const violationSink = 'porticoTestViolation'

function watch(page: Page, providerUrl: string, found: string[]) {
  page.on('pageerror', (error) => void found.push(`uncaught: ${error.message}`))
  page.on('crash', () => void found.push('the page crashed'))
  page.on('console', (message) => {
    const isNoise = message.location().url.startsWith(providerUrl) || tellsOfAnswer(message)
    if (/^(?:error|warning)$/.test(message.type()) && !isNoise) found.push(`${message.type()}: ${message.text()}`)
  })
}

/** The client's log line of a failed call: `[portico:default] post /identity/…: text`. */
function tellsOfAnswer(message: ConsoleMessage): boolean {
  return /^\[portico:[\w-]+\]\s+(?:get|post|put|patch|delete) \//.test(message.text())
}

/** Runs in the page, before anything else. */
function watchViolations(sink: string) {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    const report: unknown = Reflect.get(globalThis, sink)
    if (typeof report === 'function') report(`policy violated: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}
