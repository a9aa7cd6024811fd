import fc from 'fast-check'
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

describe('several networks with notes in a line', () => {
  it.each([
    [
      '10.0.0.0/8 office, 192.168.0.0/16 home',
      [
        ['10.0.0.0/8', 'office'],
        ['192.168.0.0/16', 'home'],
      ],
    ],
    [
      '10.0.0.0/8 # office; 192.0.2.1;2001:db8::/32 # Leeds, second floor',
      [
        ['10.0.0.0/8', 'office'],
        ['192.0.2.1', undefined],
        ['2001:db8::/32', 'Leeds, second floor'],
      ],
    ],
    ['192.0.2.1,"Leeds, 10.0.0.1"', [['192.0.2.1', 'Leeds, 10.0.0.1']]],
    [
      '"192.0.2.1","10.0.0.0/8"',
      [
        ['192.0.2.1', undefined],
        ['10.0.0.0/8', undefined],
      ],
    ],
    [
      '192.0.2.1;"10.0.0.0/8"',
      [
        ['192.0.2.1', undefined],
        ['10.0.0.0/8', undefined],
      ],
    ],
    [
      '192.0.2.1, 192.0.2.2 VPN',
      [
        ['192.0.2.1', undefined],
        ['192.0.2.2', 'VPN'],
      ],
    ],
    ['\u200b10.0.0.1\u200b \u202aoffice\u202c', [['10.0.0.1', 'office']]],
    ['１０．０．０．１　office', [['10.0.0.1', 'office']]],
  ])('%j gives each', (text, entries) => {
    const { entries: found, faults } = parseIps(text)
    expect([found.map(({ ip, description }) => [ip, description]), faults]).toEqual([entries, []])
  })

  it.each([
    '192.0.2.1 moved from 192.0.2.9',
    '192.0.2.1 192.0.2.2 office',
    '10.0.0.1, 10.0.0.300',
    '10.0.0.1, home 192.168.0.0/16',
    '2001:db8::1 was 2001:db8::2',
    'office, 10.0.0.1',
    '10.0.0.1 #10.0.0.2',
    '10.0.0.1,#10.0.0.300',
    '10.0.0.1 was (10.0.0.2).',
    '10.0.0.1 was [2001:db8::2]:443',
    '#10.0.0.1',
  ])('a network is not hidden in a note: %j is a fault', (line) => {
    expect(parseIps(`192.0.2.99\n${line}`)).toEqual({
      entries: [{ ip: '192.0.2.99' }],
      faults: [{ line: 2, text: line, reason: 'no-address' }],
    })
  })

  it('every network of a text is an entry or within a fault, whatever is around it', () => {
    const piece = fc.constantFrom(
      ',',
      ';',
      '\t',
      '\n',
      ' ',
      '#',
      'office',
      '\u200b',
      '10.0.0.1',
      '10.1.0.0/16',
      '2001:db8::1',
      '10.0.0.300',
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
        (text) => {
          const { entries, faults } = parseIps(text)
          for (const { description = '' } of entries)
            expect(description).not.toMatch(/(?:^|\s)10\.[01]\.0\.\d+(?:\/16)?(?:\s|$)/)
          for (const { line } of faults) expect(line).toBeLessThanOrEqual(text.split('\n').length)
        },
      ),
    )
  })
})
