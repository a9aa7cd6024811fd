import type { Fault } from '../../providers/emulator/src/calls/faults.ts'

/** An outage of the provider, as a fault of the emulator. */
export interface Outage {
  readonly name: string
  readonly fault: Omit<Fault, 'operation'>
}

const answers = (name: string, body: string, headers?: Readonly<Record<string, string>>): Outage => ({
  name,
  fault: { kind: 'status', status: 200, body, ...(headers && { headers }) },
})

/** Returns megabytes of one letter. */
const letters = (megabytes: number) => 'a'.repeat(megabytes * 1024 * 1024)

/** All known cases without an answer of the provider: another answer arrives, or none. */
export const outages: readonly Outage[] = [
  { name: 'an unreachable host', fault: { kind: 'drop' } },
  { name: '204', fault: { kind: 'status', status: 204 } },
  { name: '429', fault: { kind: 'status', status: 429 } },
  { name: '503', fault: { kind: 'status', status: 503 } },
  answers('an HTML page', '<html>Wi-Fi</html>'),
  answers('an empty body', ''),
  answers('null', 'null'),
  answers('a list', '[1]'),
  answers('a text', '"x"'),
  answers('50 MB of text', letters(50)),
  answers('50 MB of JSON', JSON.stringify({ padding: letters(50) })),
]
