import { isIpAddress } from './caller-address.ts'

/** The text is an address, or a network as `address/length` (RFC 4632, RFC 4291). */
export function isIpRange(text: string): boolean {
  return networkOf(text) !== null
}

/** The address is within the range. An IPv4 address is also one of IPv6 that contains it (RFC 4291, section 2.5.5.2). */
export function isWithin(range: string, address: string): boolean {
  const network = networkOf(range)
  const bits = bitsOf(address)
  return network !== null && bits !== null && bits.length === network.size && bits.startsWith(network.prefix)
}

/** Both texts are the same range in other words. */
export function isSameRange(one: string, other: string): boolean {
  const [first, second] = [networkOf(one), networkOf(other)]
  return first !== null && first.size === second?.size && first.prefix === second.prefix
}

interface Network {
  /** The bits of an address: 32 or 128. */
  readonly size: number
  /** The bits that all addresses of the network have in front. */
  readonly prefix: string
}

function networkOf(range: string): Network | null {
  const [address = '', length, more] = range.split('/')
  const bits = bitsOf(address)
  if (bits === null || more !== undefined) return null
  if (length === undefined) return { size: bits.length, prefix: bits }
  if (!/^\d{1,3}$/.test(length) || Number(length) > bits.length) return null
  return { size: bits.length, prefix: bits.slice(0, Number(length)) }
}

function bitsOf(address: string): string | null {
  if (!isIpAddress(address)) return null
  if (!address.includes(':'))
    return address
      .split('.')
      .map((one) => binary(Number(one), 8))
      .join('')
  // A URL has IPv6 without embedded IPv4, zeros left out at one place at most.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const [front, back] = [groupsOf(head), groupsOf(tail ?? '')]
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
  const bits = groups.map((group) => binary(Number.parseInt(group, 16), 16)).join('')
  return bits.startsWith(ofIpv4) ? bits.slice(ofIpv4.length) : bits
}

const groupsOf = (text: string) => text.split(':').filter(Boolean)
const binary = (number: number, size: number) => number.toString(2).padStart(size, '0')
const ofIpv4 = `${'0'.repeat(80)}${'1'.repeat(16)}`
