import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { type RecordPatch, singleRecord } from '../../../core/lists/single-record.ts'
import { isRecord } from '../../../core/record.ts'
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

/** A change of the metadata at a path. */
interface MetadataAction {
  /** The names of the members on the way, joined by slashes; those of list items are their numbers. */
  readonly type: string
  readonly payload: unknown
}

/** The members of a patch that differ from those of a value, one by one. */
export function metadataActions(value: unknown, patch: unknown, path: string): readonly MetadataAction[] {
  if (Object.is(value, patch) || patch === undefined) return []
  const members = membersOf(patch)
  // A list that is new or becomes shorter, and an object in the place of another value, are replaced. A new object is sent by its
  // members, as providers do it themselves.
  const isWhole = members === null || members.length === 0 || !isSameKind(value, patch)
  if (isWhole) return isEqual(value, patch) ? [] : [{ type: path, payload: patch }]
  return members.flatMap(([name, member]) => metadataActions(memberOf(value, name), member, `${path}/${name}`))
}

function isSameKind(value: unknown, patch: unknown): boolean {
  if (Array.isArray(patch)) return Array.isArray(value) && patch.length >= value.length
  return isRecord(value) || value === undefined || value === null
}

function isEqual(value: unknown, patch: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(patch)
}

function membersOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  return isRecord(value) || Array.isArray(value) ? Object.entries(value) : null
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
