export { deviceFeature } from './feature.ts'
export type { Device, DeviceActions, DeviceKind, DeviceOptions, DeviceState } from './types.ts'
export { useDevice } from './use-device.ts'
