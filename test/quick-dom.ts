import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js'
import defaultStyles from 'happy-dom/lib/css/declaration/computed-style/config/CSSComputedStyleElementDefault.js'
import inherited from 'happy-dom/lib/css/declaration/computed-style/config/CSSComputedStyleInheritedProperties.js'
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import * as React from 'react'

// React captures a stack for each element, up to a limit. That is a fifth of the time of these tests.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

// happy-dom computes the styles of all ancestors again after each change. No rule of a sheet hides what a test queries.
const computeWithSheets = CSSComputedStyle.prototype.getComputedStyle
const computed = new Map<string, CSSPropertyManager>()
CSSComputedStyle.prototype.getComputedStyle = function () {
  const element: Element = Reflect.get(this, 'element')
  const byDefault = Reflect.get(defaultStyles, element.tagName) ?? ''
  const isPlain = element.isConnected && element.getRootNode() === document && typeof byDefault === 'string'
  if (!isPlain) return computeWithSheets.call(this)
  const cssText = `${inheritedStyle(element.parentElement)}${byDefault};${element.getAttribute('style') ?? ''}`
  const known = computed.get(cssText) ?? new CSSPropertyManager({ cssText })
  computed.set(cssText, known)
  return known
}

function inheritedStyle(parent: Element | null): string {
  if (!parent) return ''
  const declarations = parent.getAttribute('style')?.split(';') ?? []
  const passedOn = declarations.filter((one) => Reflect.has(inherited, one.split(':', 1)[0]?.trim() ?? ''))
  return `${inheritedStyle(parent.parentElement)}${passedOn.map((one) => `${one};`).join('')}`
}
