import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { isRefused } from '../../../core/is-refused.ts'
import { mergedIds } from '../../../core/lists/list-bulk.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import { ssoConnectionErrors } from './errors.ts'
import { checkEndpoint, groupIn, metadataIn } from './inputs.ts'
import { protocolOf } from './rows.ts'
import { samlCalls } from './saml-calls.ts'
import { changedConfiguration, configurationOf, samlBodyOf, withDomainChange } from './saml-configuration-of.ts'
import type {
  SamlConfiguration,
  SamlConfigurationActions,
  SamlConfigurationChanges,
  SamlConfigurationState,
  UpdateSamlGroupInput,
} from './saml-types.ts'
import type { ChosenRoles } from './types.ts'

/** The members that were changed without a domain, and the last save. */
interface Memory {
  unsent: SamlConfigurationChanges
  lastSave: Promise<unknown>
}

/** The single sign-on of a provider that has one connection for each tenant. */
export const samlConfigurationFeature: Feature<SamlConfigurationState, SamlConfigurationActions> = {
  name: 'saml-configuration',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['sso-connections'],
  state: () => ({ value: null }),
  memory: () => ({ unsent: {}, lastSave: Promise.resolve() }),
  actions(tools) {
    const { memory, task } = tools
    const calls = samlCalls(tools.client.api)
    return {
      load: task('latest', async ({ set, signal }) => {
        const value = await calls.read(signal)
        set({ value: changedConfiguration(value, memory().unsent) })
      }),
      save: task(
        'parallel',
        async ({ optimistic, set, state, signal }, given: SamlConfigurationChanges) => {
          const { value } = state()
          checkEndpoint(given, protocolOf({ type: given.type ?? value?.type ?? 'saml' }))
          const changes = withDomainChange(value, given)
          const change = (shown: SamlConfigurationState) => ({
            value: shown.value && changedConfiguration(shown.value, changes),
          })
          const own = memory()
          if (!(changes.domain ?? value?.domain)) {
            own.unsent = { ...own.unsent, ...changes }
            return set(change)
          }
          optimistic(change)
          const saving = own.lastSave.then(async () => {
            signal.throwIfAborted()
            const { unsent } = own
            // Another administrator may have changed the other members since they were loaded.
            const body = samlBodyOf(await calls.readConfiguration(signal), { ...unsent, ...changes })
            await calls.save(body, signal)
            if (own.unsent === unsent) own.unsent = {}
          })
          own.lastSave = saving.catch(() => {})
          await saving
        },
        changed,
      ),
      fillFromMetadata: task(
        'single',
        async ({ signal }, { metadata }: { readonly metadata: string }) => {
          const given = metadataIn({ metadata })
          await calls.fillFromMetadata('metadata' in given ? given.metadata : metadata, signal)
        },
        changed,
      ),
      validateDomain: task(
        'single',
        async ({ set, state, signal }) => {
          if (!state().value?.domain) throw undefinedConfiguration()
          try {
            await calls.validateDomain(signal)
          } catch (thrown) {
            // Without a certain answer the domain may be validated all the same.
            if (!isRefused(thrown)) tools.client.changed(changed.changes)
            else {
              const read = await calls.read(signal).catch(() => state().value)
              set({ value: read && changedConfiguration({ ...read, isValidated: false }, memory().unsent) })
            }
            throw thrown
          }
          const { isValidated } = configurationOf(await calls.readConfiguration(signal))
          set(({ value }) => ({ value: value && { ...value, isValidated } }))
        },
        changed,
      ),
      addGroup: task(
        'single',
        async (
          { signal },
          { group, roleIds = [] }: { readonly group: string; readonly roleIds?: readonly string[] },
        ) => {
          await calls.addGroup({ group: groupIn(group), roleIds: [...roleIds] }, signal)
        },
        changed,
      ),
      updateGroup: task(
        'parallel',
        async ({ signal }, { groupId, group, roleIds, before }: UpdateSamlGroupInput) => {
          const name = groupIn(group)
          const present = before && (await calls.groups(signal)).find(({ id }) => id === groupId)?.roleIds
          const merged = [...mergedIds(present ?? [], roleIds, before)]
          await calls.changeGroup(groupId, { group: name, roleIds: merged }, signal)
        },
        changed,
      ),
      removeGroup: task(
        'parallel',
        async ({ optimistic, signal }, { groupId }: { readonly groupId: string }) => {
          optimistic(({ value }) => ({ value: value && withoutGroup(value, groupId) }))
          await unlessGone(calls.removeGroup(groupId, signal))
        },
        changed,
      ),
      setDefaultRoles: task(
        'parallel',
        async ({ optimistic, signal }, { roleIds, before }: ChosenRoles) => {
          optimistic(({ value }) => ({ value: value && { ...value, roleIds } }))
          const present = before ? await calls.defaultRoles(signal) : []
          await calls.setDefaultRoles([...mergedIds(present, roleIds, before)], signal)
        },
        changed,
      ),
    }
  },
  start: loadWhileSignedIn,
} satisfies Feature<SamlConfigurationState, SamlConfigurationActions, undefined, Memory>

const changed = { changes: ['sso-connections'] } as const

function withoutGroup(value: SamlConfiguration, groupId: string): SamlConfiguration {
  return { ...value, groups: value.groups.filter(({ id }) => id !== groupId) }
}

const undefinedConfiguration = () =>
  new PorticoError(ssoConnectionErrors.samlConfigurationMissing, 'IllegalState: samlConfiguration is not defined')
