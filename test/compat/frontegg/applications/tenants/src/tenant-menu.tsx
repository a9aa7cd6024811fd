import { useTenantsActions, useTenantsState } from '@frontegg/react'
import { useState } from 'react'

export function TenantMenu() {
  const { tenants, activeTenant } = useTenantsState()
  const { switchTenant, loadTenants } = useTenantsActions()
  const [message, setMessage] = useState('')
  const change = (tenantId: string) =>
    switchTenant({ tenantId, callback: (isDone) => setMessage(isDone ? 'Switched' : 'Not switched') })
  return (
    <>
      <p>Working in {activeTenant?.name}</p>
      <label>
        Tenant
        <select value={activeTenant?.tenantId} onChange={(event) => change(event.target.value)}>
          {tenants.map(({ tenantId, name }) => (
            <option key={tenantId} value={tenantId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button onClick={() => loadTenants()}>Load again</button>
      <output>{message}</output>
    </>
  )
}
