/** The flag of providers with several applications. Without it no application is read. */
export const multiAppsFlag = 'multi-apps-admin-portal'
