/** Columns as a provider describes them, with names of its own. */
export const branchColumns = [
  { name: 'createdAt', displayName: 'Time', type: 'Timestamp', sortable: true, isPredefined: true },
  { name: 'action', displayName: 'Deed', type: 'AlphaNumeric', isPredefined: false },
  { name: 'tenantId', displayName: 'Branch', type: 'AlphaNumeric', isPredefined: false },
  { name: 'ip', displayName: 'IP', type: 'IpAddress', showInTable: false },
]
