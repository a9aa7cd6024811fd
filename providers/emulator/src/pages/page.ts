import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Escaped HTML, as the tag `html` makes it. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The content of a page. */
export interface HostedPage {
  readonly title: string
  /** The owner of the page, above the title. Default: the emulator. */
  readonly owner?: string
  readonly body: Html
  readonly status?: number
  /** The origin a form of the page may lead to in the end. */
  readonly leadsTo?: string
  /** A page with room for more than a form. */
  readonly isWide?: boolean
  /** The address of a sheet beside that of all pages. */
  readonly style?: string
  /** The address of a module that adds to what works without it. */
  readonly script?: string
}

/** A page of the emulator: plain HTML that works without a script, under a policy that lets it load its own files only. */
export async function hostedPage(page: HostedPage): Promise<Response> {
  const { title, owner = 'Portico emulator', body, status = 200, leadsTo = '', isWide = false, style, script } = page
  const text = html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${owner}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/hosted/style.css" />
        ${style === undefined ? '' : html`<link rel="stylesheet" href="${style}" />`}
        ${script === undefined ? '' : html`<${scriptTag} type="module" src="${script}"></${scriptTag}>`}
      </head>
      <body class="${isWide ? 'wide' : 'narrow'}">
        <main>
          <header class="owner"><span class="mark" aria-hidden="true">${owner.charAt(0)}</span><bdi>${owner}</bdi></header>
          <h1>${title}</h1>
          ${await body}
        </main>
      </body>
    </html>`
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    ...(script === undefined ? [] : ["script-src 'self'", "require-trusted-types-for 'script'"]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${leadsTo}`.trim(),
  ]
  return new Response(String(await text), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'same-origin',
    },
  })
}

/** A template that holds the end tag itself is rewritten by the bundler, with a helper of its own. */
const scriptTag = 'script'
