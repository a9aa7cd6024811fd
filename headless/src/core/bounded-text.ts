/**
 * Reads the text of an answer, as long as it has at most `largestBytes`. A longer one is abandoned as soon as that shows,
 * and resolves to `null`.
 */
export async function boundedText(response: Response, largestBytes: number): Promise<string | null> {
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > largestBytes) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
