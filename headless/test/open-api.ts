import { createLogger } from '../src/core/logger.ts'
import { createApi } from '../src/http/api.ts'
import type { ApiHost, ApiOptions } from '../src/http/api-options.ts'
import { unknownOffer } from '../src/http/offer.ts'
import { type FakePorts, fakePorts } from './fake-ports.ts'
import { type Reply, recordedNetwork } from './recorded-network.ts'

/** The options of {@link openApi}. */
export interface ApiSetting
  extends Partial<ApiOptions>,
    Partial<Pick<ApiHost, 'accessToken' | 'tokenAfter' | 'leave'>> {
  readonly page?: string
}

/** Opens the API of a client on a recorded network, with a session whose token is `access-1`. */
export function openApi(replies: readonly Reply[], { page, ...setting }: ApiSetting = {}) {
  const network = recordedNetwork(...replies)
  const ports: FakePorts = fakePorts({ fetch: network.fetch, ...(page !== undefined && { address: page }) })
  const left: string[] = []
  let offer = unknownOffer
  const host: ApiHost = {
    ports,
    log: createLogger(ports.log, 'debug', 'test'),
    accessToken: setting.accessToken ?? (async () => 'access-1'),
    tokenAfter: setting.tokenAfter ?? (async () => null),
    holder: () => 0,
    offer: () => offer,
    setOffer(next) {
      offer = { ...offer, ...next }
    },
    follow() {},
    framework: () => undefined,
    leave: setting.leave ?? ((address) => void left.push(address)),
  }
  return {
    ...createApi({ baseUrl: 'https://id.example', ...setting }, host),
    sent: network.sent,
    lines: ports.lines,
    clock: ports.clock,
    offer: () => offer,
    left,
  }
}
