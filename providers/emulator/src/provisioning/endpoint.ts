/** The path of the SCIM endpoint of a connection. It stands beside the vendor's count of people. */
export function scimPath(prefix: string, connectionId: string): string {
  return `/${prefix}/directory/resources/scim/v2/${connectionId}`
}
