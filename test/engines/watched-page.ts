import { readFile, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const scriptPath = '/porticoTestWatch.js'
const sinkPath = '/porticoTestProblems'

/** Adds a script before all others to the page of a built site: it sends to the server what goes wrong, in each engine alike. */
export async function watchBuiltPage(folder: string): Promise<void> {
  const page = join(folder, 'index.html')
  const html = await readFile(page, 'utf8')
  await writeFile(page, html.replace('<head>', `<head><script src="${scriptPath}"></script>`))
  await writeFile(join(folder, scriptPath), `(${watchInPage})(${JSON.stringify(sinkPath)})`)
}

/** The address that receives what goes wrong in the pages of a site. */
export function receiveProblems(emit: (problem: string) => void): Readonly<Record<string, RequestListener>> {
  return {
    async [sinkPath](request, response) {
      const problem = await text(request)
      // The client logs a failed answer of the provider. What the page then shows is for the flow to see.
      if (!/^\w+: \[portico:[\w-]+\]\s+(?:get|post|put|patch|delete) \//.test(problem)) emit(problem)
      response.end()
    },
  }
}

/** Runs in the page, before anything else. */
function watchInPage(sink: string) {
  const send = (problem: string) => void navigator.sendBeacon(sink, problem)
  for (const level of ['error', 'warn'] as const) {
    const log = console[level]
    console[level] = (...given: readonly unknown[]) => {
      send(`${level}: ${given.map(String).join(' ')}`)
      log(...given)
    }
  }
  addEventListener('error', ({ message, filename }) => send(`uncaught: ${message} ${filename}`))
  addEventListener('unhandledrejection', ({ reason }) => send(`rejected: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    send(`policy violated: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
}
