import { webAddress } from '../../../core/web-address.ts'

/** `true` if a text is an address of IPv4 or IPv6, or a network as `address/length` (RFC 4632, RFC 4291). */
export function isIpRange(text: string): boolean {
  return networkOf(text) !== null
}

/** `true` if an address is within a range. An IPv4 address within IPv6 is the same address (RFC 4291, section 2.5.5.2). */
export function isWithin(range: string, address: string): boolean {
  const [network, bits] = [networkOf(range), bitsOf(address)]
  return network !== null && bits !== null && bits.length === network.size && bits.startsWith(network.prefix)
}

/** The number of addresses of a range of IPv4; `null` for any other text. */
export function ipRangeSize(range: string): number | null {
  const network = networkOf(range)
  return network?.size === 32 ? 2 ** (32 - network.prefix.length) : null
}

/** A text that is the same for every spelling of a range; `null` if it is none. */
export function rangeKey(range: string): string | null {
  const network = networkOf(range)
  return network && `${network.size}:${network.prefix}`
}

interface Network {
  /** The number of bits of its addresses: 32 or 128. */
  readonly size: number
  /** The bits that all of its addresses begin with. */
  readonly prefix: string
}

function networkOf(range: string): Network | null {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(range) ?? []
  const bits = bitsOf(address)
  const count = length === undefined ? bits?.length : Number(length)
  return bits === null || count === undefined || count > bits.length
    ? null
    : { size: bits.length, prefix: bits.slice(0, count) }
}

function bitsOf(address: string): string | null {
  return address.includes(':') ? ofVersion6(address) : ofVersion4(address)
}

function ofVersion4(address: string): string | null {
  const parts = address.split('.')
  const isAddress = parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)
  return isAddress ? parts.map((part) => binary(Number(part), 8)).join('') : null
}

function ofVersion6(address: string): string | null {
  const url = /^[\da-f:.]+$/i.test(address) ? webAddress(`http://[${address}]/`) : null
  if (!url) return null
  // A URL writes each address in one way: in groups, with zeros left out at one place at most.
  const [front = [], back = []] = url.hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  const bits = [...front, ...zeros, ...back].map((group) => binary(Number.parseInt(group, 16), 16)).join('')
  return bits.replace(mapped, '')
}

function binary(value: number, size: number): string {
  return value.toString(2).padStart(size, '0')
}

/** The bits before an IPv4 address within IPv6. */
const mapped = /^0{80}1{16}/
