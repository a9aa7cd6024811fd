import { objectsIn, textsIn } from '../../../core/lists/rows-in.ts'
import { shaped } from '../../../core/shape.ts'
import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { readRedirectUri } from './redirect-uri.ts'
import { configurationOf } from './saml-configuration-of.ts'
import { withServiceProvider } from './saml-metadata.ts'
import type { SamlConfiguration } from './saml-types.ts'
import { samlConfigurationShape } from './shapes.ts'

type Schemas = components['schemas']

const root = '/team/resources/sso/v1/saml/configurations'
const ofGroups = '/team/resources/sso/v2/saml/configurations/groups'

/** A group whose roles are a list. */
function withRoleIds<Group extends { readonly roleIds: string[] }>(group: Group): Group {
  return { ...group, roleIds: [...textsIn(group.roleIds)] }
}

/** The calls about the configuration of the older interface. */
export function samlCalls(api: Api) {
  const readConfiguration = async (signal: AbortSignal): Promise<Schemas['SamlConfiguration']> => {
    const present = await api.get(root, { signal })
    const [filled = present] = await withServiceProvider(api, [present], signal)
    return filled
  }
  const groups = async (signal: AbortSignal) => objectsIn(await api.get(ofGroups, { signal })).map(withRoleIds)
  const defaultRoles = async (signal: AbortSignal) => textsIn(await api.get(`${root}/roles/default`, { signal }))
  return {
    readConfiguration,
    groups,
    defaultRoles,
    async read(signal: AbortSignal): Promise<SamlConfiguration> {
      const all = [readConfiguration(signal), groups(signal), defaultRoles(signal)] as const
      const [answer, ownGroups, roleIds] = await Promise.all(all)
      const configuration = configurationOf(answer)
      const redirectUri = configuration.protocol === 'oidc' ? await readRedirectUri(api, signal) : ''
      return shaped({ ...configuration, redirectUri, groups: ownGroups, roleIds }, samlConfigurationShape)
    },
    save: (body: Schemas['UpdateSamlConfiguration'], signal: AbortSignal) => api.post(root, { body, signal }),
    fillFromMetadata: (metadata: string, signal: AbortSignal) =>
      api.put(`${root}/metadata`, { body: { metadata }, signal }),
    validateDomain: (signal: AbortSignal) => api.put('/team/resources/sso/v1/saml/validations/domain', { signal }),
    addGroup: (body: Schemas['CreateSsoGroup'], signal: AbortSignal) => api.post(ofGroups, { body, signal }),
    changeGroup: (id: string, body: Schemas['UpdateSsoGroup'], signal: AbortSignal) =>
      api.patch(`${ofGroups}/{id}`, { path: { id }, body, signal }),
    removeGroup: (id: string, signal: AbortSignal) => api.delete(`${ofGroups}/{id}`, { path: { id }, signal }),
    setDefaultRoles: (roleIds: string[], signal: AbortSignal) =>
      api.post(`${root}/roles/default`, { body: { roleIds }, signal }),
  }
}
