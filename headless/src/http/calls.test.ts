import { describe, expect, it } from 'vitest'
import type { FileProgress } from './api-types.ts'
import { readFile } from './calls.ts'

/** An answer of 7 bytes in two parts. */
function answer(headers: Readonly<Record<string, string>>) {
  const body = new ReadableStream({
    start(controller) {
      for (const size of [3, 4]) controller.enqueue(new Uint8Array(size))
      controller.close()
    },
  })
  return new Response(body, { headers })
}

async function progressOf(headers: Readonly<Record<string, string>>) {
  const seen: FileProgress[] = []
  const file = await readFile(answer(headers), (progress) => seen.push(progress))
  return { size: file.size, type: file.type, seen }
}

describe('a file', () => {
  it('the progress of a file is reported part by part', async () => {
    expect(await progressOf({ 'content-length': '7', 'content-type': 'text/csv' })).toEqual({
      size: 7,
      type: 'text/csv',
      seen: [
        { loaded: 3, total: 7 },
        { loaded: 7, total: 7 },
      ],
    })
  })

  it('a file has no known size if it is longer than its response, because that was compressed', async () => {
    expect((await progressOf({ 'content-length': '4' })).seen).toEqual([
      { loaded: 3, total: 4 },
      { loaded: 7, total: null },
    ])
  })

  it('a file has no known size if the provider does not send it', async () => {
    expect((await progressOf({})).seen.map(({ total }) => total)).toEqual([null, null])
  })

  it('a file is read whole if no progress is requested', async () => {
    expect((await readFile(answer({}))).size).toBe(7)
  })
})
