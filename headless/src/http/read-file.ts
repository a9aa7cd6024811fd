import type { FileProgress } from './api-types.ts'

/** Reads an answer as a file, part by part. */
export async function readFile(response: Response, onProgress?: (progress: FileProgress) => void): Promise<Blob> {
  const reader = onProgress && response.body?.getReader()
  if (!reader) return response.blob()
  const length = Number(response.headers.get('content-length'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let loaded = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
    parts.push(value)
    loaded += value.byteLength
    // The length of a compressed answer is less than that of its content.
    onProgress({ loaded, total: length >= loaded ? length : null })
  }
}
