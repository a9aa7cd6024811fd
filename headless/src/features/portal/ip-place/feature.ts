import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { readOnlyRecord } from '../../../core/lists/single-record.ts'
import { type Shape, shaped } from '../../../core/shape.ts'
import type { IpPlace, IpPlaceActions, IpPlaceOptions, IpPlaceState } from './types.ts'

/** The types of the members of {@link IpPlace}. */
const ipPlaceShape: Shape<IpPlace> = { ip: 'text', city: 'text', country: 'text', countryCode: 'text' }

/** The place of an IP address. */
export const ipPlaceFeature: Feature<IpPlaceState, IpPlaceActions, IpPlaceOptions | undefined> = {
  name: 'ip-place',
  scope: 'user',
  source: 'admin-portal',
  state: () => ({ value: null }),
  actions: (tools, { ip: asked } = {}) =>
    readOnlyRecord(tools, async (signal) => {
      const { api } = tools.client
      const answer = asked
        ? await api.get('/metadata/ip/{ip}', { path: { ip: asked }, signal })
        : await api.get('/metadata/ipme', { signal })
      const { ip, city, country_name: country, country_code: code } = answer
      return shaped({ ip, city: city ?? '', country: country ?? '', countryCode: code ?? '' }, ipPlaceShape)
    }),
  start: loadWhileSignedIn,
}
