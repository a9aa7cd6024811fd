import { Refusal } from '@portico/headless/provider'

/**
 * `true` for a request that a window of its own makes for its page: not for a frame, an image or a script, and not ahead of
 * time. A browser without these headers states that it accepts a page, and what is no browser states nothing.
 *
 * @see W3C Fetch Metadata Request Headers
 */
export function isForDocument(request: Request): boolean {
  const accept = request.headers.get('accept')
  return mayBeForDocument(request) && (hasDestination(request) || accept === null || /\btext\/html\b/i.test(accept))
}

/** `true` unless the browser states that a request is for something else than the page of a window. */
export function mayBeForDocument({ headers }: Request): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return !purpose.includes('prefetch') && (headers.get('sec-fetch-dest') ?? 'document') === 'document'
}

/** `true` for the page of a frame. */
export function isForFrame({ headers }: Request): boolean {
  return headers.get('sec-fetch-dest') === 'iframe'
}

/** The refusal of what only the window of a person may do. */
export const noDocument = () => new Refusal(403, 'ER-NO-DOCUMENT', 'Only a window that opens a page may do this')

function hasDestination({ headers }: Request): boolean {
  return headers.has('sec-fetch-dest')
}
