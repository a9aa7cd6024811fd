import type { Send } from '../calls/reach.ts'
import { textWithin } from '../calls/text-within.ts'

/** Reads a document by HTTP. Rejects after ten seconds, at a redirect, and if it is longer than `mostBytes`. */
export async function readDocument(send: Send, address: string, mostBytes: number): Promise<string> {
  const response = await send(new Request(address, { redirect: 'error', signal: AbortSignal.timeout(10_000) }))
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { text, isWhole } = await textWithin(response, mostBytes)
  if (!isWhole) throw new Error(`${address} has more than ${mostBytes} bytes`)
  return text
}
