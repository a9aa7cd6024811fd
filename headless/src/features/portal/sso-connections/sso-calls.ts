import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { SsoMetadata } from './types.ts'

type Schemas = components['schemas']

const root = '/team/resources/sso/v1/configurations'
const one = `${root}/{ssoConfigId}` as const

/** The calls about connections, by their id. */
export function ssoCalls(api: Api) {
  return {
    create: async (body: Schemas['UpdateSsoConfiguration'], signal: AbortSignal) =>
      (await api.post(root, { body, signal })).id,
    createFromMetadata: async (given: SsoMetadata, signal: AbortSignal) =>
      'metadata' in given
        ? (await api.post(`${root}/metadata`, { body: given, signal })).id
        : (await api.post(`${root}/metadata-url`, { body: given, signal })).id,
    change: (ssoConfigId: string, body: Schemas['UpdateSsoConfiguration'], signal: AbortSignal) =>
      api.patch(one, { path: { ssoConfigId }, body, signal }),
    fillFromMetadata: (ssoConfigId: string, given: SsoMetadata, signal: AbortSignal) =>
      'metadata' in given
        ? api.put(`${one}/metadata`, { path: { ssoConfigId }, body: given, signal })
        : api.put(`${one}/metadata-url`, { path: { ssoConfigId }, body: given, signal }),
    remove: (ssoConfigId: string, signal: AbortSignal) => api.delete(one, { path: { ssoConfigId }, signal }),
    setNextCertificate: (ssoConfigId: string, certificate: string, signal: AbortSignal) =>
      api.put(`${one}/next-certificate`, { path: { ssoConfigId }, body: { certificate }, signal }),
    removeNextCertificate: (ssoConfigId: string, signal: AbortSignal) =>
      api.delete(`${one}/next-certificate`, { path: { ssoConfigId }, signal }),
    addDomain: (ssoConfigId: string, domain: string, signal: AbortSignal) =>
      api.post(`${one}/domains`, { path: { ssoConfigId }, body: { domain }, signal }),
    removeDomain: (ssoConfigId: string, domainId: string, signal: AbortSignal) =>
      api.delete(`${one}/domains/{domainId}`, { path: { ssoConfigId, domainId }, signal }),
    validateDomain: (ssoConfigId: string, domainId: string, signal: AbortSignal) =>
      api.put('/team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate', {
        path: { ssoConfigId, domainId },
        signal,
      }),
    groups: (ssoConfigId: string, signal: AbortSignal) => api.get(`${one}/groups`, { path: { ssoConfigId }, signal }),
    addGroup: (ssoConfigId: string, body: Schemas['CreateSsoGroup'], signal: AbortSignal) =>
      api.post(`${one}/groups`, { path: { ssoConfigId }, body, signal }),
    changeGroup: (ssoConfigId: string, groupId: string, body: Schemas['UpdateSsoGroup'], signal: AbortSignal) =>
      api.patch(`${one}/groups/{groupId}`, { path: { ssoConfigId, groupId }, body, signal }),
    removeGroup: (ssoConfigId: string, groupId: string, signal: AbortSignal) =>
      api.delete(`${one}/groups/{groupId}`, { path: { ssoConfigId, groupId }, signal }),
    defaultRoles: async (ssoConfigId: string, signal: AbortSignal) =>
      (await api.get(`${one}/roles`, { path: { ssoConfigId }, signal })).roleIds,
    setDefaultRoles: (ssoConfigId: string, roleIds: string[], signal: AbortSignal) =>
      api.put(`${one}/roles`, { path: { ssoConfigId }, body: { roleIds }, signal }),
  }
}
