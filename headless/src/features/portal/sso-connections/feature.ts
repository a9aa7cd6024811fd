import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { mergedIds } from '../../../core/lists/list-bulk.ts'
import { listing } from '../../../core/lists/listing.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import { pageWithin } from '../../../http/paging.ts'
import { ssoConnectionErrors } from './errors.ts'
import { checkEndpoint, domainIn, groupIn, metadataIn } from './inputs.ts'
import { plainCertificate } from './plain-certificate.ts'
import { readRedirectUri } from './redirect-uri.ts'
import { bodyOf, changedRow, protocolOf, rowOf, rowWithNextCertificate } from './rows.ts'
import { withServiceProvider } from './saml-metadata.ts'
import { ssoConnectionShape } from './shapes.ts'
import { ssoCalls } from './sso-calls.ts'
import type {
  AddSsoDomainInput,
  AddSsoGroupInput,
  CreateSsoConnectionInput,
  FillSsoConnectionInput,
  SetNextSsoCertificateInput,
  SetSsoDefaultRolesInput,
  SsoConnection,
  SsoConnectionsActions,
  SsoConnectionsState,
  SsoDomainInput,
  SsoGroupInput,
  SsoMetadata,
  UpdateSsoConnectionInput,
  UpdateSsoGroupInput,
} from './types.ts'

/** The connections of the tenant to identity providers. */
export const ssoConnectionsFeature: Feature<SsoConnectionsState, SsoConnectionsActions> = {
  name: 'sso-connections',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['sso-connections'],
  state: () => emptyList({ pageSize: null }),
  actions(tools) {
    const { client } = tools
    const calls = ssoCalls(client.api)
    const list = listing(
      tools,
      async (query, signal) => pageWithin(await readRows(client, signal), query, ['name', 'type', 'ssoEndpoint']),
      { resource: 'sso-connections' },
    )
    return {
      ...list.actions,
      create: list.creating((input: CreateSsoConnectionInput, signal) => {
        checkEndpoint(input, protocolOf(input))
        return calls.create(bodyOf(input), signal)
      }),
      createFromMetadata: list.creating((input: SsoMetadata, signal) =>
        calls.createFromMetadata(metadataIn(input), signal),
      ),
      update: list.changing(
        (row, { id: _, ...changes }: UpdateSsoConnectionInput) => changedRow(row, changes),
        ({ id, ...changes }, signal) => calls.change(id, bodyOf(changes), signal),
        (row, changes) => checkEndpoint(changes, protocolOf({ type: changes.type ?? row?.type ?? 'saml' })),
      ),
      fillFromMetadata: list.changing(same, ({ id, ...metadata }: FillSsoConnectionInput, signal) =>
        calls.fillFromMetadata(id, metadataIn(metadata), signal),
      ),
      enable: list.changing(
        (row, _: RowInput) => ({ ...row, isEnabled: true }),
        ({ id }, signal) => calls.change(id, { enabled: true }, signal),
        refuseUnfinished,
      ),
      disable: list.changing(
        (row, _: RowInput) => ({ ...row, isEnabled: false }),
        ({ id }, signal) => calls.change(id, { enabled: false }, signal),
      ),
      remove: list.removing(({ id }: RowInput, signal) => unlessGone(calls.remove(id, signal))),
      setNextCertificate: list.changing(
        (row, { certificate }: SetNextSsoCertificateInput) =>
          rowWithNextCertificate(row, plainCertificate(certificate)),
        ({ id, certificate }, signal) => calls.setNextCertificate(id, plainCertificate(certificate), signal),
      ),
      removeNextCertificate: list.changing(
        (row, _: RowInput) => rowWithNextCertificate(row, ''),
        ({ id }, signal) => unlessGone(calls.removeNextCertificate(id, signal)),
      ),
      applyNextCertificate: list.changing(
        (row, _: RowInput) => (row.nextCertificate ? withNextAsPresent(row, row.nextCertificate) : row),
        async ({ id }, signal) => {
          // Another administrator may have changed it since it was loaded.
          const present = (await readRows(client, signal)).find((one) => one.id === id)
          if (!present?.nextCertificate) return
          await calls.change(id, { publicCertificate: present.nextCertificate }, signal)
          await unlessGone(calls.removeNextCertificate(id, signal))
        },
      ),
      addDomain: list.changing(same, ({ id, domain }: AddSsoDomainInput, signal) =>
        calls.addDomain(id, domainIn(domain), signal),
      ),
      removeDomain: list.changing(
        (row, { domainId }: SsoDomainInput) => ({ ...row, domains: row.domains.filter(({ id }) => id !== domainId) }),
        ({ id, domainId }, signal) => unlessGone(calls.removeDomain(id, domainId, signal)),
      ),
      validateDomain: list.changing(same, async ({ id, domainId }: SsoDomainInput, signal) => {
        try {
          await calls.validateDomain(id, domainId, signal)
        } catch (thrown) {
          // The provider may have taken the validation from a domain whose record is gone.
          if (!signal.aborted) client.changed(['sso-connections'])
          throw thrown
        }
      }),
      addGroup: list.changing(same, ({ id, group, roleIds = [] }: AddSsoGroupInput, signal) =>
        calls.addGroup(id, { group: groupIn(group), roleIds: [...roleIds] }, signal),
      ),
      updateGroup: list.changing(
        (row, { groupId, group, roleIds }: UpdateSsoGroupInput) => ({
          ...row,
          groups: row.groups.map((one) => (one.id === groupId ? { ...one, group, roleIds } : one)),
        }),
        async ({ id, groupId, group, roleIds, before }, signal) => {
          const name = groupIn(group)
          const present = before && (await calls.groups(id, signal)).find((one) => one.id === groupId)?.roleIds
          const merged = [...mergedIds(present ?? [], roleIds, before)]
          await calls.changeGroup(id, groupId, { group: name, roleIds: merged }, signal)
        },
      ),
      removeGroup: list.changing(
        (row, { groupId }: SsoGroupInput) => ({ ...row, groups: row.groups.filter(({ id }) => id !== groupId) }),
        ({ id, groupId }, signal) => unlessGone(calls.removeGroup(id, groupId, signal)),
      ),
      setDefaultRoles: list.changing(
        (row, { roleIds }: SetSsoDefaultRolesInput) => ({ ...row, roleIds }),
        async ({ id, roleIds, before }, signal) => {
          const present = before ? await calls.defaultRoles(id, signal) : []
          await calls.setDefaultRoles(id, [...mergedIds(present, roleIds, before)], signal)
        },
      ),
    }
  },
  start: loadWhileSignedIn,
}

/** The row before the provider has answered, for changes whose effect is not known until then. */
const same = (row: SsoConnection): SsoConnection => row

function withNextAsPresent(row: SsoConnection, publicCertificate: string): SsoConnection {
  return rowWithNextCertificate(changedRow(row, { publicCertificate }), '')
}

function refuseUnfinished(row: SsoConnection | undefined): void {
  if (!row || row.isComplete) return
  throw new PorticoError(ssoConnectionErrors.ssoConnectionUnfinished, 'Add the values of the identity provider first')
}

/** The connections. The address to which OpenID Connect returns is asked for if one of them uses it. */
async function readRows(client: Client, signal: AbortSignal): Promise<readonly SsoConnection[]> {
  const { api } = client
  const answers = objectsIn(await api.get('/team/resources/sso/v1/configurations', { signal }), client)
  const redirectUri = answers.some(({ type }) => type === 'oidc') ? await readRedirectUri(api, signal) : ''
  return rowsIn(
    client,
    await withServiceProvider(api, answers, signal),
    (answer) => rowOf(answer, redirectUri),
    ssoConnectionShape,
  )
}
