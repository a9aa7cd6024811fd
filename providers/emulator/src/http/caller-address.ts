/**
 * The IP address of a caller: the first in `X-Forwarded-For`, so that a test can choose it, else loopback. It guards
 * nothing.
 */
export function callerAddress({ headers }: Request): string {
  const [first = ''] = (headers.get('x-forwarded-for') ?? '').split(',')
  return isIpAddress(first.trim()) ? first.trim() : '127.0.0.1'
}

/** The text is an IPv4 or IPv6 address. */
export function isIpAddress(text: string): boolean {
  const numbers = text.split('.')
  if (!text.includes(':'))
    return numbers.length === 4 && numbers.every((one) => /^(?:0|[1-9]\d{0,2})$/.test(one) && Number(one) <= 255)
  return /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]/`)
}
