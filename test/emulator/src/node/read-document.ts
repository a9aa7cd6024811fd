import type { Send } from '../calls/reach.ts'

/** Reads a document by HTTP. Rejects after ten seconds, at a redirect, and if it is longer than `mostBytes`. */
export async function readDocument(send: Send, address: string, mostBytes: number): Promise<string> {
  const response = await send(new Request(address, { redirect: 'error', signal: AbortSignal.timeout(10_000) }))
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > mostBytes) throw new Error(`${address} has more than ${mostBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
