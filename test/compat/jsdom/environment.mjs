import { TestEnvironment } from 'jest-environment-jsdom'

/** What Node has of the platform and jsdom has not. `FormData` stays that of jsdom, which reads forms. */
const ofNode = {
  fetch,
  Headers,
  Request,
  Response,
  AbortController,
  AbortSignal,
  TextDecoder,
  TextEncoder,
  structuredClone,
}

export default class extends TestEnvironment {
  constructor(...args) {
    super(...args)
    Object.assign(this.global, ofNode, { ReadableStream, TransformStream, WritableStream })
    Object.defineProperty(this.global, 'crypto', { value: crypto })
    this.customExportConditions = ['node', 'node-addons']
  }
}
