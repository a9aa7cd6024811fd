import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { unkeyedLists } from './unkeyed-lists.ts'
import './quick-dom.ts'

configure({
  // The default is a second, which a machine with other work needs for a first render.
  asyncUtilTimeout: 30_000,
  getElementError: elementError,
})

/** An error that prints the document if it is read: a wait makes one after each change, and reads the last one alone. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, elementError)
  const printed = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { configurable: true, get: printed })
}

// The files of a worker share one document.
afterEach(cleanup)

afterEach(() => expect(unkeyedLists.splice(0)).toEqual([]))

// The files of a worker share one address. A link or a download that a test leaves to the browser would change it for the next.
const { href, origin } = location
const { happyDOM } = window as Window & { readonly happyDOM?: { readonly setURL: (address: string) => void } }
afterEach(() => {
  if (location.origin !== origin) happyDOM?.setURL(href)
  expect(location.origin).toBe(origin)
})

// Browsers report a change of the selection only if it changes. happy-dom reports each call, at once: a listener that collapses
// the selection, as that of React Aria's date field, would call itself without end.
const { collapse } = Selection.prototype
Selection.prototype.collapse = function collapseOnce(node, offset = 0) {
  if (this.anchorNode === node && this.anchorOffset === offset && this.isCollapsed) return
  collapse.call(this, node, offset)
}
