import { PorticoError } from '../../../core/errors.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { partlySaved } from '../../../core/lists/list-bulk.ts'
import { shownLine, visibleText } from '../../../core/visible-text.ts'
import type { Api } from '../../../http/api-types.ts'
import { subAccountErrors } from './errors.ts'
import type { CreateSubAccountInput } from './types.ts'

/** Creates an account, then sets its access. */
export async function createAccount(
  api: Api,
  { name: given, tenantId, subAccountAccessType = 'defaultOff', isReseller = false, ...below }: CreateSubAccountInput,
  ownTenantId: string,
  signal: AbortSignal,
): Promise<RowInput> {
  const name = nameIn(given)
  const common = { name, parentTenantId: below.parentId ?? ownTenantId, isReseller }
  const wanted = tenantId && visibleText(tenantId).trim()
  const id = await (wanted ? create(wanted) : createUnderFreeId(name, create))
  if (subAccountAccessType !== 'defaultOff') {
    const body = { subAccountAccessType }
    try {
      await api.put('/tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings', {
        path: { tenantId: id },
        body,
        signal,
      })
    } catch (thrown) {
      throw partlySaved(subAccountErrors.subAccountPartlySaved, thrown, { id })
    }
  }
  return { id }

  async function create(free: string): Promise<string> {
    await api.post('/tenants/resources/sub-tenants/v1', { body: { ...common, tenantId: free }, signal })
    return free
  }
}

/** A name without the space around it. */
export function nameIn(given: string): string {
  const name = shownLine(given)
  if (name === '') throw new PorticoError(subAccountErrors.subAccountNameRequired, 'Enter a name for the account')
  return name
}

/** Creates with an id from the name. A taken one is followed by a number. */
async function createUnderFreeId(name: string, create: (id: string) => Promise<string>): Promise<string> {
  const slug = slugOf(name)
  for (let number = 1; ; number++) {
    try {
      return await create(number === 1 ? slug : `${slug}-${number}`)
    } catch (thrown) {
      if (!(thrown instanceof PorticoError && thrown.status === 409) || number === mostTries) throw thrown
    }
  }
}

/** The letters and digits of a name, joined by hyphens. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  return (
    plain
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, longest) || 'account'
  )
}

const mostTries = 20
const longest = 48
