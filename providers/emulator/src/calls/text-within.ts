/** The beginning of the text of a response, up to some bytes. The rest is not read. */
export interface TextWithin {
  readonly text: string
  readonly isWhole: boolean
}

/** Reads the text of a response until it ends or has more bytes than these. */
export async function textWithin({ body }: Response, mostBytes: number): Promise<TextWithin> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (!value) return { text: text + decoder.decode(), isWhole: true }
    size += value.length
    text += decoder.decode(value, { stream: true })
    if (size <= mostBytes) continue
    reader?.cancel().catch(() => {})
    return { text, isWhole: false }
  }
}
