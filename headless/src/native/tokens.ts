import { PorticoError } from '../core/errors.ts'
import type { Ports } from '../core/ports/ports.ts'
import { isRecord } from '../core/record.ts'
import { askNative } from './bridge.ts'

/** The token of the native application's own session, as an answer that opens one here. */
export async function nativeTokens(
  ports: Pick<Ports, 'native' | 'clock'>,
  signal: AbortSignal,
): Promise<{ readonly accessToken: string }> {
  const tokens = await askNative(ports, 'getTokens', signal)
  const accessToken = isRecord(tokens) ? tokens['accessToken'] : undefined
  if (typeof accessToken === 'string' && accessToken) return { accessToken }
  throw new PorticoError('native-refused', 'The application is not signed in', { status: 401 })
}
