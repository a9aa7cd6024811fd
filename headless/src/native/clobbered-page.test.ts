// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { openApp, until } from '../../test/open-app.ts'
import { sessionFeature } from '../session/feature.ts'
import { canNatively } from './index.ts'

const me = 'admin@acme.test'
const globals = ['FronteggNativeBridgeFunctions', 'FronteggNativeBridge', 'webkit']

/** Renders markup, and adds its elements to the window by their ids, as browsers do. */
function show(markup: string): void {
  document.body.innerHTML = markup
  for (const id of globals) {
    const found = document.querySelectorAll(`[id=${id}]`)
    const value = found.length > 1 ? document.getElementsByTagName(found[0]?.localName ?? '') : found[0]
    if (value) Object.assign(globalThis, { [id]: value })
  }
}

afterEach(() => {
  document.body.innerHTML = ''
  for (const name of globals) Reflect.deleteProperty(globalThis, name)
})

describe('a page with the markup of a stranger', () => {
  it.each([
    '<form id=FronteggNativeBridgeFunctions><input name=getTokens></form><a id=FronteggNativeBridge></a>',
    '<a id=FronteggNativeBridgeFunctions></a><a id=FronteggNativeBridgeFunctions name=getTokens></a><a id=FronteggNativeBridge></a>',
    '<form id=webkit><button name=messageHandlers></button></form><form id=FronteggNativeBridgeFunctions><input name=getTokens></form>',
  ])('believes in no native application, and restores the session: %s', async (markup) => {
    show(markup)
    expect(canNatively({}, 'getTokens')).toBe(false)
    const app = await openApp({ signedInAs: me })
    await until(() => app.client.get(sessionFeature).getSnapshot().user?.email === me)
  })

  it('an element as native bridge provides no capability that a script declares', () => {
    show('<a id=FronteggNativeBridge></a>')
    Object.assign(globalThis, { FronteggNativeBridgeFunctions: { getTokens: true } })
    expect(canNatively({}, 'getTokens')).toBe(false)
  })
})
