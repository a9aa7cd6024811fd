const methods = ['decrypt', 'deriveBits', 'deriveKey', 'digest', 'encrypt', 'importKey', 'sign', 'verify'] as const

let count = 0
for (const method of methods) watch(method)

/** Returns the number of calls of Web Crypto in flight. They take time that no clock of a test measures. */
export function cryptoCalls(): number {
  return count
}

function watch(method: (typeof methods)[number]) {
  const call: (...args: never[]) => Promise<unknown> = crypto.subtle[method].bind(crypto.subtle)
  const counted = async (...args: never[]) => {
    count += 1
    try {
      return await call(...args)
    } finally {
      count -= 1
    }
  }
  Object.defineProperty(crypto.subtle, method, { configurable: true, value: counted })
}
