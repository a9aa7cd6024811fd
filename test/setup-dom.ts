import { cleanup, configure } from '@testing-library/react'
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import { afterEach } from 'vitest'

// The default is a second, which a machine with other work needs for a first render.
configure({ asyncUtilTimeout: 30_000 })

// The files of a worker share one document.
afterEach(cleanup)

// happy-dom copies the properties of each ancestor by structuredClone, which takes a sixth of the time of these tests.
CSSPropertyManager.prototype.clone = function () {
  const clone = new CSSPropertyManager()
  for (const [name, property] of Object.entries(this.properties)) clone.properties[name] = { ...property }
  Object.assign(clone, { definedPropertyNames: { ...Reflect.get(this, 'definedPropertyNames') } })
  return clone
}
