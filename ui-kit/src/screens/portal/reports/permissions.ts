/** The permissions for reports. The provider has none of their own. */
export const reportPermissions = {
  see: 'fe.secure.read.accountSettings',
  change: 'fe.secure.write.accountSettings',
}
