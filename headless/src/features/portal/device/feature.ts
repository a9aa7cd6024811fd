import type { Feature } from '../../../client/index.ts'
import { lazyModule } from '../../../core/lazy-actions.ts'
import { readOnlyRecord } from '../../../core/lists/single-record.ts'
import type { DeviceActions, DeviceOptions, DeviceState } from './types.ts'

/** A browser and its device. The code that reads them loads when the first is rendered. */
export const deviceFeature: Feature<DeviceState, DeviceActions, DeviceOptions> = {
  name: 'device',
  scope: 'client',
  state: () => ({ value: null }),
  actions: (tools, { userAgent }) =>
    readOnlyRecord(tools, async () => {
      const { readDevice } = await reader.load()
      return readDevice(userAgent)
    }),
  start({ actions, state }) {
    if (!state().value) void actions.load()
    return undefined
  },
}

const reader = lazyModule(() => import('./read-device.ts'))

/** Loads the code that reads devices ahead, beside their user agents. Rejects with the code `network`. */
export async function loadDevices(): Promise<void> {
  await reader.load()
}
