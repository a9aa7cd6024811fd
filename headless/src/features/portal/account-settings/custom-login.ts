import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { type RecordPatch, singleRecord } from '../../../core/lists/single-record.ts'
import { isRecord } from '../../../core/record.ts'
import { metadataActions } from './metadata-actions.ts'
import { noChanges } from './settings-of.ts'
import type { CustomLogin, CustomLoginActions, CustomLoginState } from './types.ts'

/** The look of the login box of the account. */
export const customLoginFeature: Feature<CustomLoginState, CustomLoginActions> = {
  name: 'custom-login',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['custom-login'],
  state: () => ({ value: null }),
  actions(tools) {
    const { api } = tools.client
    const read = async (signal: AbortSignal) => themeIn(await api.get(path, { signal }))
    return singleRecord<CustomLogin>(tools, {
      resource: 'custom-login',
      read: async (signal) => ({ theme: await read(signal) }),
      async write({ theme }, signal) {
        await api.post(path, { body: { actions: [...metadataActions(await read(signal), theme, root)] }, signal })
      },
      check(value, { theme }: RecordPatch<CustomLogin>) {
        if (metadataActions(value?.theme ?? {}, theme, root).length === 0) throw noChanges()
      },
    })
  },
  start: loadWhileSignedIn,
}

function themeIn({ themeV2 }: { readonly themeV2?: unknown }): Readonly<Record<string, unknown>> {
  const own = isRecord(themeV2) && Object.hasOwn(themeV2, 'loginBox') ? themeV2['loginBox'] : undefined
  return isRecord(own) ? own : {}
}

const path = '/metadata/admin-box'

const root = 'themeV2/loginBox'
