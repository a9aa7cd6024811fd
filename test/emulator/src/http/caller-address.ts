/**
 * The IP address a call comes from: what the first proxy says (`X-Forwarded-For`), so that a test can choose it, else the
 * address of this machine. Nothing here is guarded by it.
 */
export function callerAddress({ headers }: Request): string {
  const [first = ''] = (headers.get('x-forwarded-for') ?? '').split(',')
  return isIpAddress(first.trim()) ? first.trim() : '127.0.0.1'
}

/** Whether a text is an IP address, of version 4 or 6. */
export function isIpAddress(text: string): boolean {
  const numbers = text.split('.')
  if (numbers.length === 4) return numbers.every((one) => /^(?:0|[1-9]\d{0,2})$/.test(one) && Number(one) <= 255)
  return /^[\da-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`)
}
