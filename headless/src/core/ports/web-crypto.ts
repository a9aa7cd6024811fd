import type { Ports, WebCrypto } from './ports.ts'

/** The port where it is given, else what the platform has. Not among the platform's ports: the first form does without. */
export function webCrypto({ crypto }: Pick<Ports, 'crypto'>): WebCrypto {
  return crypto ?? globalThis.crypto
}
