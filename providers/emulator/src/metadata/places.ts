import { isIpAddress } from '../http/caller-address.ts'
import { malformed } from '../http/errors.ts'

/**
 * Where an IP address is. The networks that are kept for examples (RFC 5737) have a place each; nothing is known of any
 * other, because nothing is asked outside. Refuses a text that is no address.
 */
export function placeOf(ip: string) {
  if (!isIpAddress(ip)) throw malformed('ip must be an IP address')
  const place = places.find(({ network }) => ip.startsWith(network))
  return {
    ip,
    latitude: place?.latitude ?? 0,
    longitude: place?.longitude ?? 0,
    city: place?.city ?? null,
    zip: place?.zip ?? null,
    country_name: place?.country ?? null,
    country_code: place?.code ?? null,
    location: { country_flag: null, country_flag_emoji: place ? flagOf(place.code) : null },
  }
}

const places = [
  {
    network: '192.0.2.',
    latitude: 52.52,
    longitude: 13.405,
    city: 'Berlin',
    zip: '10115',
    country: 'Germany',
    code: 'DE',
  },
  {
    network: '198.51.100.',
    latitude: 40.7128,
    longitude: -74.006,
    city: 'New York',
    zip: '10001',
    country: 'United States',
    code: 'US',
  },
  {
    network: '203.0.113.',
    latitude: 32.0853,
    longitude: 34.7818,
    city: 'Tel Aviv',
    zip: '61000',
    country: 'Israel',
    code: 'IL',
  },
] as const

/** The two letters as regional indicators. */
function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}
