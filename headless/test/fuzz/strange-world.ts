import type { ClientOptions } from '../../src/client/index.ts'
import { hosted } from '../../src/features/hosted-login/index.ts'
import type { Draw } from '../draw.ts'
import { type FakePorts, fakePorts } from '../fake-ports.ts'
import { type StrangeDevice, strangeDevice, strangeShell } from './strange-device.ts'
import { type StrangeProvider, strangeProvider } from './strange-provider.ts'

/** The environment of a page: a provider, a device and, sometimes, a native application. */
export interface StrangeWorld {
  readonly provider: StrangeProvider
  readonly device: StrangeDevice
  readonly ports: FakePorts
  /** The further options of the client. */
  readonly options: Partial<ClientOptions>
}

/** Makes a {@link StrangeWorld} around a page. */
export function strangeWorld(draw: Draw, address: string): StrangeWorld {
  const provider = strangeProvider(draw)
  const device = strangeDevice(draw)
  const plain = fakePorts({ fetch: provider.fetch, address })
  leaveBehind(plain, draw)
  const webAuthn = draw.chance(0.7) ? { webAuthn: device } : {}
  const ports = { ...plain, ...webAuthn, native: draw.chance(0.2) ? strangeShell(draw, plain.clock) : null }
  const options = {
    rememberMfaMethod: draw.chance(0.5),
    ...(draw.chance(0.2) && { hostedLogin: hosted({ clientId: 'lantern' }) }),
    ...(draw.chance(0.3) && { captcha: strangeCaptcha(draw) }),
  }
  return { provider, device, ports, options }
}

/** Returns the address of a page, with all parameters that a link can have. */
export function addressOf(route: string, draw: Draw, brought: Readonly<Record<string, string>> = {}): string {
  const values = {
    token: 'one-time',
    userId: 'ada',
    code: '123456',
    state: 'a',
    invitationToken: 'i',
    actorToken: 'b',
    impersonatedUserId: 'bob',
    SAMLResponse: 'PHg+',
    RelayState: 'r',
    maxAge: '60',
    redirectUrl: '/inside',
    provider: 'google',
    ...brought,
  }
  const kept = Object.entries(values).filter(([name]) => name in brought || draw.chance(0.8))
  const query = new URLSearchParams(draw.chance(0.9) ? Object.fromEntries(kept) : brought)
  if (draw.chance(0.1)) query.set('error', 'access_denied')
  return `http://localhost:5173${route}?${query}`
}

/** Writes entries to the storage that earlier sign-ins or other code can leave there. */
function leaveBehind({ storage: { local } }: FakePorts, draw: Draw): void {
  const ways = ['SmsCode', 'Passkeys', 'WebAuthnPlatform', 'nothing we know', ''] as const
  for (const key of ['register-quick-login', 'preferred-login-method', 'userId']) {
    if (draw.chance(0.15)) local.set(key, draw.pick(ways))
  }
}

/** Makes a captcha that passes, refuses or breaks. */
function strangeCaptcha(draw: Draw): NonNullable<ClientOptions['captcha']> {
  const strange = async () => {
    if (draw.chance(0.2)) throw draw.pick<unknown>([new Error('blocked'), undefined])
    return draw.pick(['passed', ''])
  }
  return { load: async () => void (await strange()), execute: strange }
}
