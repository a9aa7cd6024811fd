import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** What a hosted page shows. */
export interface HostedPage {
  readonly title: string
  readonly body: HtmlEscapedString | Promise<HtmlEscapedString>
  readonly status?: number
  /** The origin a form of the page may lead to in the end. */
  readonly leadsTo?: string
}

/** A page of hosted sign-in: plain HTML without a script, under a policy that lets it load its style sheet alone. */
export async function hostedPage({ title, body, status = 200, leadsTo = '' }: HostedPage): Promise<Response> {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/hosted/style.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${await body}
        </main>
      </body>
    </html>`
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${leadsTo}`.trim(),
  ]
  return new Response(String(await page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'same-origin',
    },
  })
}

/** How hosted pages look. */
export const hostedStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-height: 100vh }
main { box-sizing: border-box; width: min(100%, 24rem); padding: 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
label { display: block; margin-block: 1rem 0.25rem; font-weight: 500 }
input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 0.75rem; font: inherit }
button { width: 100%; min-height: 2.75rem; margin-block: 1.5rem 1rem; font: inherit; font-weight: 500 }
code { overflow-wrap: anywhere }
`
