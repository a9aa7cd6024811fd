export { ipPlaceFeature } from './feature.ts'
export type { IpPlace, IpPlaceActions, IpPlaceOptions, IpPlaceState } from './types.ts'
export { useIpPlace } from './use-ip-place.ts'
