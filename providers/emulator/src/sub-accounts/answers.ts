import type { CoreState } from '../core/state.ts'
import { type Tenant, tenantsBelow } from '../core/tenants.ts'

/** A sub-account in a list. */
export function subTenantAnswer({ tenants }: Pick<CoreState, 'tenants'>, tenant: Tenant) {
  const { id, name, settings, createdAt, isReseller = false, subAccountAccess = 'defaultOff' } = tenant
  return {
    tenantId: id,
    name,
    ...(settings['logo'] && { logo: settings['logo'] }),
    createdAt,
    metadata: { isParent: tenants.some(({ parentId }) => parentId === id) },
    isReseller,
    subAccountAccessType: subAccountAccess,
  }
}

/** A sub-account as its creation and its settings answer it. */
export function subTenantRecord({ id, name, status, settings, createdAt }: Tenant) {
  const { website, applicationUrl, logo, address, timezone, currency } = settings
  return {
    tenantId: id,
    name,
    status: status ?? usualStatus,
    ...(website !== undefined && { website }),
    ...(applicationUrl !== undefined && { applicationUrl }),
    ...(logo !== undefined && { logo }),
    ...(address !== undefined && { address }),
    ...(timezone !== undefined && { timezone }),
    ...(currency !== undefined && { currency }),
    updatedAt: createdAt,
  }
}

/** A tenant with all below it as a tree. */
export function treeOf(state: Pick<CoreState, 'tenants'>, tenant: Tenant): TreeNode {
  return {
    ...namedAnswer(tenant),
    children: state.tenants.filter(({ parentId }) => parentId === tenant.id).map((child) => treeOf(state, child)),
  }
}

interface TreeNode extends ReturnType<typeof namedAnswer> {
  readonly children: readonly TreeNode[]
}

/** The members that levels, parents and trees have in common. */
export function namedAnswer({ id, name, status, createdAt }: Tenant) {
  return { tenantId: id, tenantName: name, status: status ?? usualStatus, createdAt }
}

/** The number of accounts below an account, at any depth. */
export function countBelow(state: Pick<CoreState, 'tenants'>, tenant: Tenant) {
  const totalSubTenants = tenantsBelow(state, tenant).length - 1
  return { tenantId: tenant.id, totalSubTenants, isParent: totalSubTenants > 0 }
}

const usualStatus = 'active'
