/** The changes of a directory, as the audit log names them beside the operations of the contract. */
export type DirectoryAction = `${'create' | 'replace' | 'update' | 'delete'}Scim${'User' | 'Group'}`
