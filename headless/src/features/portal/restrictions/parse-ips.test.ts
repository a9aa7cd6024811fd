import { describe, expect, it } from 'vitest'
import { parseIps } from './parse-ips.ts'

describe('pasted text', () => {
  it.each([
    ['192.0.2.1', [{ ip: '192.0.2.1' }]],
    ['192.0.2.1\r\n\n2001:db8::/32\n', [{ ip: '192.0.2.1' }, { ip: '2001:db8::/32' }]],
    ['192.0.2.1, 192.0.2.2;192.0.2.3\t192.0.2.4', [1, 2, 3, 4].map((last) => ({ ip: `192.0.2.${last}` }))],
    ['\uFEFF192.0.2.1 Bristol office', [{ ip: '192.0.2.1', description: 'Bristol office' }]],
    ['192.0.2.0/24 # VPN', [{ ip: '192.0.2.0/24', description: 'VPN' }]],
    ['  192.0.2.1;"Leeds, second floor"', [{ ip: '192.0.2.1', description: 'Leeds, second floor' }]],
    ['', []],
  ])('%j gives its addresses', (text, entries) => expect(parseIps(text)).toEqual({ entries, faults: [] }))

  it('names each line that gives none, and keeps the others', () => {
    expect(parseIps('192.0.2.1\nBristol 192.0.2.2\n192.0.2.3\n192.0.2.300 x')).toEqual({
      entries: [{ ip: '192.0.2.1' }, { ip: '192.0.2.3' }],
      faults: [
        { line: 2, text: 'Bristol 192.0.2.2', reason: 'no-address' },
        { line: 4, text: '192.0.2.300 x', reason: 'no-address' },
      ],
    })
  })

  it('pasted text yields each address once, in any spelling', () => {
    expect(parseIps('192.0.2.1 First\n192.0.2.1/32 Second')).toEqual({
      entries: [{ ip: '192.0.2.1', description: 'First' }],
      faults: [{ line: 2, text: '192.0.2.1/32', reason: 'twice' }],
    })
  })
})
