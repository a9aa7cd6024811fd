/** A column of the audit log, as the contract describes it. */
export interface AuditColumn {
  readonly name: string
  readonly displayName: string
  readonly type: 'Timestamp' | 'Email' | 'AlphaNumeric' | 'IpAddress' | 'Severity' | 'Json'
  readonly sortable: boolean
  readonly filterable: boolean
  readonly showInTable: boolean
  readonly showInMoreInfo: boolean
  readonly isPredefined: boolean
}

/** The columns of the audit log, in display order. */
export const auditColumns: readonly AuditColumn[] = [
  column('createdAt', 'Time', 'Timestamp'),
  column('action', 'Action', 'AlphaNumeric'),
  column('severity', 'Severity', 'Severity'),
  column('description', 'Description', 'AlphaNumeric', { sortable: false, filterable: false }),
  column('user', 'User', 'AlphaNumeric'),
  column('email', 'Email', 'Email'),
  column('ip', 'IP address', 'IpAddress'),
  column('userAgent', 'Browser', 'AlphaNumeric', { sortable: false, filterable: false, showInTable: false }),
  column('json', 'Raw event', 'Json', { sortable: false, filterable: false, showInTable: false }),
]

function column(
  name: string,
  displayName: string,
  type: AuditColumn['type'],
  others: Partial<AuditColumn> = {},
): AuditColumn {
  const usual = { sortable: true, filterable: true, showInTable: true, showInMoreInfo: true, isPredefined: true }
  return { name, displayName, type, ...usual, ...others }
}
